"""A position shown where it stands: in a notebook as a picture, in a terminal as lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kasino_teach.engine import Position
from kasino_teach.errors import KasinoError
from kasino_teach.explain import symbols
from kasino_teach.notation import Build
from kasino_teach.scene.describe import match_points, turn_sentence
from kasino_teach.scene.drawing import ENGLISH, Drawing
from kasino_teach.scene.layout import layout
from kasino_teach.scene.palette import DARK, LIGHT, Theme
from kasino_teach.scene.piles import scoring_cards, spade_count
from kasino_teach.scene.svg import img_html
from kasino_teach.translator import Translator

HIDDEN: Final = "??"
THEMES: Final[Mapping[str, Theme]] = {"light": LIGHT, "dark": DARK}


@dataclass(frozen=True)
class Picture:
    """A position as a still picture in a notebook, and as lines of text elsewhere.

    `lang` is the language of all words on it. `viewer` is the seat it is seen from, by default the
    one to play; the hands of the seats in `reveal` lie face up too. `names` has one for each seat;
    without them the viewer is "You". `theme` is `light` or `dark`.

    Raises LanguageError for a language, KasinoError for a theme that does not exist, ValueError for
    seats or names as `layout` does.
    """

    position: Position
    lang: str = "en"
    names: Sequence[str] | None = None
    viewer: int | None = None
    reveal: Iterable[int] = ()
    theme: str = "light"

    def __post_init__(self) -> None:
        object.__setattr__(self, "reveal", tuple(self.reveal))  # it is read more than once
        if self.theme not in THEMES:
            raise KasinoError(
                f"there is no theme {self.theme!r}; choose one of: {', '.join(THEMES)}"
            )
        Drawing.of(self.position, self._seat, self.names, self.reveal, Translator(self.lang))

    @property
    def html(self) -> str:
        """The picture as an `<img>` with the position in words as its alternative text."""
        scene = layout(
            self.position,
            viewer=self._seat,
            names=self.names,
            reveal=self.reveal,
            theme=THEMES[self.theme],
            tr=Translator(self.lang),
        )
        return img_html(scene)

    def __str__(self) -> str:
        """The position in lines of text, as in a terminal."""
        return text_picture(
            self.position,
            viewer=self._seat,
            names=self.names,
            reveal=self.reveal,
            tr=Translator(self.lang),
        )

    def _repr_mimebundle_(self, **_: object) -> Mapping[str, str]:
        return {"text/plain": str(self), "text/html": self.html}

    @property
    def _seat(self) -> int:
        return self.position.turn if self.viewer is None else self.viewer


def position_bundle(position: Position) -> Mapping[str, str]:
    """A position by MIME type, as the seat to play sees it: no other hand is given away."""
    return Picture(position)._repr_mimebundle_()


def text_picture(
    position: Position,
    *,
    viewer: int = 0,
    names: Sequence[str] | None = None,
    reveal: Iterable[int] = (),
    tr: Translator = ENGLISH,
) -> str:
    """The position in lines that read well in a terminal: `??` is a card that lies face down.

    `viewer`, `names`, `reveal` and the errors are those of `layout`.
    """
    drawing = Drawing.of(position, viewer, names, reveal, tr)
    rows = [*_table_rows(drawing), *_hand_rows(drawing), *_side_rows(drawing)]
    first = max(len(name) for name, _ in rows)
    lines = [f"{name:<{first}}  {said}".rstrip() for name, said in rows]
    return "\n".join([*lines, turn_sentence(drawing)])


def _table_rows(drawing: Drawing) -> Iterator[tuple[str, str]]:
    position, tr = drawing.position, drawing.tr
    things = [card.symbol for card in position.loose]
    things += [_build(drawing, build) for build in position.builds]
    yield tr.text("Table"), " ".join(things) or tr.text("empty")
    yield tr.text("Stock"), tr.plural("{n} card", "{n} cards", position.stock.size)


def _build(drawing: Drawing, build: Build) -> str:
    cards, owner = symbols(build.cards), drawing.called(build.owner)
    mark = "!" if build.fixed else ""
    return f"[{cards} = {build.value}{mark} {owner}]"


def _hand_rows(drawing: Drawing) -> Iterator[tuple[str, str]]:
    for seat in (drawing.viewer, *drawing.others()):
        holding, shown = drawing.position.hands[seat], seat in drawing.shown
        cards = [card.symbol for card in holding.cards if shown]
        cards += [HIDDEN] * (holding.size - len(cards))
        yield drawing.called(seat), " ".join(cards) or drawing.tr.text("no cards")


def _side_rows(drawing: Drawing) -> Iterator[tuple[str, str]]:
    """What each side has: points, captures, sweeps, and the scoring cards it caught."""
    position, tr = drawing.position, drawing.tr
    scoring = {c for shown in scoring_cards(drawing) for c in (shown, shown.twin)}
    for side in sorted(range(position.sides), key=lambda side: side != drawing.viewer_side):
        taken, spades = position.piles[side], spade_count(drawing, side)
        facts = [
            match_points(drawing, side),
            tr.plural("{n} card", "{n} cards", len(taken)),
            f"{spades} ♠",
            tr.plural("{n} sweep", "{n} sweeps", position.sweeps[side]),
        ]
        if position.rules.mulle:
            facts.append(tr.plural("{n} mulle", "{n} mulles", position.mulles[side]))
        facts.append(symbols(card for card in taken if card in scoring))
        if position.last is not None and position.side_of(position.last) == side:
            facts.append(tr.text("last capture"))
        yield (
            tr.text("Pile: {name}", name=drawing.side_called(side)),
            ", ".join(filter(None, facts)),
        )
