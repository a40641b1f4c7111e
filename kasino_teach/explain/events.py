"""What happened in a play, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kasino_teach.cards import Card
from kasino_teach.engine import (
    Built,
    Captured,
    Dealt,
    Event,
    Mulle,
    PackOver,
    Position,
    Swept,
    TableTaken,
    Trailed,
)
from kasino_teach.explain.naming import (
    Form,
    seat_name,
    side_name,
    the_build,
    the_card,
    the_cards,
    things,
    value_name,
)
from kasino_teach.messages import message
from kasino_teach.translator import Translator, sentence


def events_in_words(
    tr: Translator,
    position: Position,
    events: Iterable[Event],
    names: Sequence[str] = (),
    you: int | None = None,
) -> tuple[str, ...]:
    """A step's events, a sentence or two each.

    `position` is any of the pack; `names` are those of the seats. The seat `you` is spoken to.
    """
    teller = _Teller(tr, position, names, you)
    return tuple(sentence(teller.said(event)) for event in events)


@dataclass(frozen=True, slots=True)
class _Teller:
    tr: Translator
    position: Position
    names: Sequence[str]
    you: int | None

    def said(self, event: Event) -> str:
        match event:
            case Trailed(seat, card):
                return self.does(
                    seat,
                    message("{player} trails {card}."),
                    message("You trail {card}."),
                    card=the_card(self.tr, card, Form.OBJECT),
                )
            case Captured(seat, card, taken, builds):
                return self.does(
                    seat,
                    message("{player} takes {cards} with {card}."),
                    message("You take {cards} with {card}."),
                    cards=things(self.tr, taken, builds),
                    card=the_card(self.tr, card, Form.WITH),
                )
            case Built():
                return self.built(event)
            case Mulle():
                return self.mulle(event)
            case Swept():
                return self.swept(event)
            case Dealt():
                return self.dealt(event)
            case TableTaken():
                return self.table_taken(event)
            case PackOver(decided):
                if decided:
                    return self.tr.text("The match is decided, and the pack ends here.")
                return self.tr.text("The pack is over.")

    def does(self, seat: int, they: str, you: str, **values: str) -> str:
        """What a seat does: the message `they` about a player, or `you` to whom it is told."""
        if seat == self.you:
            return self.tr.text(you, **values)
        return self.tr.text(they, player=seat_name(self.tr, seat, self.names), **values)

    def side(self, side: int) -> str:
        return side_name(self.tr, self.position, side, self.names)

    def is_you(self, side: int) -> bool:
        """Whether a side is that of the seat that is spoken to, and no partner's too."""
        position = self.position
        return self.you is not None and not position.in_pairs and position.side_of(self.you) == side

    def mulle(self, event: Mulle) -> str:
        card = the_card(self.tr, event.card)
        if self.is_you(event.side):
            return self.tr.text(
                "A mulle for you: {card} and its twin, and nothing else.", card=card
            )
        return self.tr.text(
            "A mulle for {side}: {card} and its twin, and nothing else.",
            side=self.side(event.side),
            card=card,
        )

    def built(self, event: Built) -> str:
        tr, build = self.tr, event.build
        values = {
            "card": the_card(tr, event.card, Form.OBJECT),
            "value": value_name(tr, build.value),
        }
        if under := _laid_upon(event):
            values["cards"] = the_cards(tr, under, Form.OBJECT)
            said = self.does(
                event.seat,
                message("{player} lays {card} on {cards} and builds {value}."),
                message("You lay {card} on {cards} and build {value}."),
                **values,
            )
        elif raised := [before for before in event.before if before.value != build.value]:
            values["build"] = the_build(tr, raised[0], Form.OBJECT)
            said = self.does(
                event.seat,
                message("{player} lays {card} on {build} and raises it to {value}."),
                message("You lay {card} on {build} and raise it to {value}."),
                **values,
            )
        else:
            values["build"] = the_build(tr, event.before[0], Form.OBJECT)
            said = self.does(
                event.seat,
                message("{player} adds {card} to {build}."),
                message("You add {card} to {build}."),
                **values,
            )
        return f"{said} {tr.text('Its value is fixed now.')}" if build.fixed else said

    def swept(self, event: Swept) -> str:
        tr, side = self.tr, self.side(event.side)
        if not event.counts:
            return tr.text("The table is empty, but sweeps do not count now.")
        if not event.cancelled and self.is_you(event.side):
            return tr.text("The table is empty: a sweep for you.")
        if not event.cancelled:
            return tr.text("The table is empty: a sweep for {side}.", side=side)
        losers = tr.listed(self.side(loser) for loser in event.cancelled)
        return tr.plural(
            "The table is empty: {sides} loses a sweep, and none is gained.",
            "The table is empty: {sides} lose a sweep each, and none is gained.",
            len(event.cancelled),
            sides=losers,
        )

    def dealt(self, event: Dealt) -> str:
        tr, sizes = self.tr, set(event.sizes)
        if len(sizes) == 1:
            said = tr.plural(
                "Every hand gets {n} new card.", "Every hand gets {n} new cards.", sizes.pop()
            )
        else:
            said = tr.plural(
                "{n} card comes from the stock.", "{n} cards come from the stock.", sum(event.sizes)
            )
        return f"{said} {tr.text('That was the last of the stock.')}" if event.last else said

    def table_taken(self, event: TableTaken) -> str:
        tr = self.tr
        if not event.cards:
            return tr.text("The last card is played, and nothing lies on the table.")
        if event.seat is None:
            return tr.text("Nobody has captured, so the cards stay on the table.")
        return self.does(
            event.seat,
            message("{player} captured last and takes what is left on the table: {cards}."),
            message("You captured last and take what is left on the table: {cards}."),
            cards=the_cards(tr, event.cards, Form.NAME),
        )


def _laid_upon(event: Built) -> list[Card]:
    """The loose cards that became part of the build; none where a card was laid on a build."""
    before = {card for build in event.before for card in build.cards}
    return [card for card in event.build.cards if card not in before and card != event.card]
