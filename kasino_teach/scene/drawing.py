"""What all parts of the picture need to know, and small helpers for shapes they share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from kasino_teach.cards import Card, text
from kasino_teach.engine import Position
from kasino_teach.explain import seat_name
from kasino_teach.notation import Build
from kasino_teach.scene.palette import FOUR_COLOUR, LIGHT, Deck, Ink, Theme
from kasino_teach.scene.shapes import Anchor, Box, Rect, Text, text_width
from kasino_teach.translator import Translator

ENGLISH: Final = Translator("en")


@dataclass(frozen=True, slots=True)
class Hull:
    """A group of an explanation: ids of its members on the table, and its sum (`5 + 8 = 13`).

    `number` gives it its letter and colour, 0 for A; without one its place among the groups does.
    """

    members: tuple[str, ...]
    text: str = ""
    number: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneState:
    """What a view adds to a position. All things are named by their ids (see `Shape.id`).

    `groups` get the letters A, B, C, … in order, but for those with a number of their own. `arrow` is
    the card of one's own from which arrows lead to the groups. Things in `hidden` are left out.
    """

    selected: frozenset[str] = frozenset()
    focus: str | None = None
    grey: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    groups: tuple[Hull, ...] = ()
    arrow: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A position and how it is drawn. `shown` holds the seats whose cards lie face up."""

    position: Position
    viewer: int
    names: tuple[str, ...]
    shown: frozenset[int]
    theme: Theme = LIGHT
    deck: Deck = field(default_factory=lambda: FOUR_COLOUR)
    letters: bool = False
    tr: Translator = ENGLISH
    state: SceneState = SceneState()

    @staticmethod
    def of(
        position: Position,
        viewer: int = 0,
        names: Sequence[str] | None = None,
        reveal: Iterable[int] = (),
        tr: Translator = ENGLISH,
    ) -> Drawing:
        """A drawing for the seat `viewer`, who sees the own hand and those of the seats in `reveal`.

        Without `names` there are "You" and "Player 2".

        Raises ValueError where `names` are not one for each seat, or a seat does not exist.
        """
        seats = position.seats
        shown = frozenset((viewer, *reveal))
        if not all(0 <= seat < seats for seat in shown):
            raise ValueError(f"seats {sorted(shown)}: this position has seats 0 to {seats - 1}")
        if names is None:
            names = default_names(tr, seats, viewer)
        if len(names) != seats:
            raise ValueError(f"{len(names)} names for {seats} seats")
        return Drawing(position=position, viewer=viewer, names=tuple(names), shown=shown, tr=tr)

    def ink(self, card: Card) -> Ink:
        """The colours of a card's suit."""
        return self.deck[card.suit]

    @property
    def viewer_side(self) -> int:
        """The side of the seat in front."""
        return self.position.side_of(self.viewer)

    @property
    def has_scores(self) -> bool:
        """Whether a side brings points from earlier packs. Points of this one come at its end."""
        return any(self.position.scores)

    @property
    def turn(self) -> int | None:
        """The seat to play; None when the pack is played out."""
        return None if self.position.is_played_out else self.position.turn

    def called(self, seat: int) -> str:
        """The seat's name, or "You"."""
        return self.tr.text("You") if seat == self.viewer else self.names[seat]

    def others(self) -> tuple[int, ...]:
        """The seats of the others, in the order of their turns."""
        seats = self.position.seats
        return tuple((self.viewer + step) % seats for step in range(1, seats))

    def side_called(self, side: int) -> str:
        """A side by its seats, the viewer first: "You & Player 3". Short, for plates and piles."""
        first, *more = map(self.called, self.members(side))
        return self.tr.text("{one} & {other}", one=first, other=more[0]) if more else first

    def members(self, side: int) -> tuple[int, ...]:
        """A side's seats, the viewer first."""
        seats = (s for s in range(self.position.seats) if self.position.side_of(s) == side)
        return tuple(sorted(seats, key=lambda seat: seat != self.viewer))


def default_names(tr: Translator, seats: int, viewer: int) -> tuple[str, ...]:
    """What seats are called where nobody has a name: "You" and "Player 2"."""
    return tuple(tr.text("You") if seat == viewer else seat_name(tr, seat) for seat in range(seats))


def hand_id(card: Card) -> str:
    """The id of a card that lies face up in a hand."""
    return f"hand:{card}"


def table_id(card: Card) -> str:
    """The id of a loose card."""
    return f"table:{card}"


def build_id(build: Build) -> str:
    """The id of a build, by its cards."""
    return f"build:{text(build.cards)}"


def numbered(groups: Sequence[Hull]) -> Iterator[tuple[int, Hull]]:
    """Groups with their numbers."""
    for place, group in enumerate(groups):
        yield (place if group.number is None else group.number), group


def group_letter(index: int) -> str:
    """The letter of a group: A to Z, then A1 to Z1 and so on."""
    round_, letter = divmod(index, 26)
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[letter] + (str(round_) if round_ else "")


def is_on_table(id_: str) -> bool:
    """Whether an id names a loose card or a build."""
    return id_.startswith(("table:", "build:"))


def size_that_fits(wording: str, width: float, *sizes: float) -> float:
    """The first of the sizes at which a text fits into a width, or the last."""
    return next((size for size in sizes if text_width(wording, size) <= width), sizes[-1])


def shortened(wording: str, size: float, width: float) -> str:
    """A text that fits into a width, its end replaced by … where it is too long."""
    if text_width(wording, size) <= width:
        return wording
    while wording and text_width(wording + "…", size) > width:
        wording = wording[:-1]
    return wording.rstrip() + "…"


def label(
    id_: str,
    wording: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
    width: float = 0,
) -> Text:
    """A line of text on the baseline `y`, made shorter (…) where `width` is given and too small."""
    fitted = shortened(wording, size, width) if width else wording
    return Text(
        id=id_,
        text=fitted,
        x=x,
        y=y,
        size=size,
        fill=colour,
        bold=bold,
        anchor=anchor,
        max_width=width,
    )


def centred(
    id_: str,
    wording: str,
    box: Box,
    size: float,
    colour: str,
    *,
    bold: bool = False,
    margin: float = 2,
) -> Text:
    """A text in the middle of a box, squeezed where it is too wide."""
    return Text(
        id=id_,
        text=wording,
        x=box.cx,
        y=box.cy + 0.36 * size,
        size=size,
        fill=colour,
        bold=bold,
        anchor="middle",
        max_width=box.width - 2 * margin,
    )


def pill(
    id_: str,
    wording: str,
    box: Box,
    fill: str,
    colour: str,
    edge: str | None = None,
    size: float = 14,
) -> tuple[Rect, Text]:
    """A box with round ends and a short bold text."""
    shape = plate(id_, box, box.height / 2, fill, edge, 1.25)
    return shape, centred(id_, wording, box, size, colour, bold=True, margin=6)


def plate(
    id_: str, box: Box, radius: float, fill: str | None, stroke: str | None = None, width: float = 1
) -> Rect:
    """A rounded rectangle."""
    return Rect(
        id=id_,
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        radius=radius,
        fill=fill,
        stroke=stroke,
        stroke_width=width,
    )
