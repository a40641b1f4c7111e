"""What a choice of cards means: which moves somebody may have meant who picked these. Judges nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from kasino_teach.cards import Card, in_order
from kasino_teach.engine import Position, possible_builds, split_as_it_can
from kasino_teach.errors import KasinoError
from kasino_teach.notation import Build, Capture, MakeBuild, Move, Reader, Trail
from kasino_teach.scene import build_id, hand_id, table_id
from kasino_teach.values import Value

MOST_MOVES: Final = 3
"""No choice means more moves than this: a capture, and a build of either of two values."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A hand card, or none yet, and things on the table, by their ids in a scene."""

    card: Card | None = None
    things: frozenset[str] = frozenset()

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all that is chosen."""
        return self.things | ({hand_id(self.card)} if self.card else frozenset())

    def toggled(self, position: Position, id_: str) -> Choice:
        """The choice after a thing was picked: chosen if it was not, and the other way round.

        Another hand card takes the place of the first; what is chosen on the table stays. An id that
        names neither a card to play nor a thing on the table changes nothing.
        """
        by_id = {hand_id(card): card for card in position.hand}
        if id_ in by_id:
            return replace(self, card=None if by_id[id_] == self.card else by_id[id_])
        on_table = {*map(table_id, position.loose), *map(build_id, position.builds)}
        return replace(self, things=self.things ^ {id_}) if id_ in on_table else self

    def loose(self, position: Position) -> tuple[Card, ...]:
        """The loose cards chosen, in order."""
        return in_order(card for card in position.loose if table_id(card) in self.things)

    def builds(self, position: Position) -> tuple[Build, ...]:
        """The builds chosen, in the position's order."""
        return tuple(build for build in position.builds if build_id(build) in self.things)


NOTHING: Final = Choice()
"""The choice that questions begin with."""


def id_of(position: Position, text: str) -> str:
    """The id of the hand card, loose card or build that a card's text names.

    Raises NotationError for what is no card, and KasinoError for a card that is in none of these places.
    """
    reader = Reader(text)
    card = reader.card()
    reader.finish()
    if card in position.hand:
        return hand_id(card)
    if card in position.loose:
        return table_id(card)
    if build := next((build for build in position.builds if card in build.cards), None):
        return build_id(build)
    raise KasinoError(f"{card} lies neither in the hand nor on the table")


def moves_meant(position: Position, choice: Choice) -> tuple[Move, ...]:
    """The moves a choice can mean, legal or not; none without a hand card.

    Nothing on the table: a trail. Else the capture of all that is chosen, split as the engine splits it,
    or in one group where it does not split, so that the checks can say why not; and, where the rules
    know builds, the builds these cards can make.
    """
    if choice.card is None:
        return ()
    if not choice.things:
        return (Trail(choice.card),)
    return (_capture(position, choice, choice.card), *_builds(position, choice, choice.card))


def _capture(position: Position, choice: Choice, card: Card) -> Capture:
    loose = choice.loose(position)
    builds = [build.cards for build in choice.builds(position)]
    wanted = Capture(card, [loose] if loose else [], builds)
    return split_as_it_can(position, wanted)


def _builds(position: Position, choice: Choice, card: Card) -> Iterator[MakeBuild]:
    """One build for each value there is to declare; the sum too where no held card could take it."""
    loose, builds = choice.loose(position), choice.builds(position)
    if position.rules.build_style is None or (len(builds), bool(loose)) not in (
        (0, True),
        (1, False),
    ):
        return
    target = builds[0].cards if builds else loose
    meant = {
        move.value: move
        for move in possible_builds(position, card)
        if move.target == target and move.on_build == bool(builds)
    }
    worth = position.rules.built_values
    terms = [worth[card], *([builds[0].value] if builds else (worth[c] for c in loose))]
    if (total := Value.total(terms)) is not None:
        meant.setdefault(total, MakeBuild(card, target, total, bool(builds)))
    yield from (meant[value] for value in sorted(meant))
