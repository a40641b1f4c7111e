"""The position in words: for readers who do not see the picture, and for terminals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from kasino_teach.cards import Card
from kasino_teach.engine import Position
from kasino_teach.explain import card_name, value_name
from kasino_teach.notation import Build
from kasino_teach.scene.drawing import (
    ENGLISH,
    Drawing,
    build_id,
    group_letter,
    hand_id,
    numbered,
    table_id,
)
from kasino_teach.scene.piles import scoring_cards, spade_count
from kasino_teach.translator import Translator


def describe(
    position: Position,
    *,
    viewer: int = 0,
    names: Sequence[str] | None = None,
    reveal: Iterable[int] = (),
    tr: Translator = ENGLISH,
) -> str:
    """The whole position in sentences, as the seat `viewer` may know it. `reveal` as in `layout`."""
    return description(Drawing.of(position, viewer, names, reveal, tr))


def description(drawing: Drawing) -> str:
    """What `describe` says, and what a view has selected, explained or greyed."""
    parts = [
        turn_sentence(drawing),
        *_table(drawing),
        *_hands(drawing),
        _stock(drawing),
        *_sides(drawing),
        *_carried(drawing),
        *_state(drawing),
    ]
    return " ".join(parts)


def build_name(drawing: Drawing, build: Build) -> str:
    """A build in words: "your build of 7: …", "build of 9 by Ben: four of diamonds, five of spades"."""
    tr = drawing.tr
    value = value_name(tr, build.value)
    owner, cards = drawing.called(build.owner), _cards(tr, build.cards)
    if build.owner == drawing.viewer and build.fixed:
        return tr.text("your fixed build of {value}: {cards}", value=value, cards=cards)
    if build.owner == drawing.viewer:
        return tr.text("your build of {value}: {cards}", value=value, cards=cards)
    if build.fixed:
        return tr.text(
            "fixed build of {value} by {owner}: {cards}", value=value, owner=owner, cards=cards
        )
    return tr.text("build of {value} by {owner}: {cards}", value=value, owner=owner, cards=cards)


def turn_sentence(drawing: Drawing) -> str:
    """Whose turn it is."""
    tr = drawing.tr
    if drawing.turn is None:
        return tr.text("The pack is played out.")
    if drawing.turn == drawing.viewer:
        return tr.text("It is your turn.")
    return tr.text("{name} is to play.", name=drawing.names[drawing.turn])


def things(drawing: Drawing) -> Mapping[str, str]:
    """The name of every card and build that can be seen, by its id."""
    position, tr = drawing.position, drawing.tr
    named = {table_id(card): card_name(tr, card) for card in position.loose}
    named |= {build_id(build): build_name(drawing, build) for build in position.builds}
    named |= {
        hand_id(card): card_name(tr, card)
        for seat in drawing.shown
        for card in position.hands[seat].cards
    }
    return {id_: name for id_, name in named.items() if id_ not in drawing.state.hidden}


def _cards(tr: Translator, cards: Iterable[Card]) -> str:
    return ", ".join(card_name(tr, card) for card in cards)


def _seen(drawing: Drawing, ids: Iterable[str]) -> str:
    named = things(drawing)
    return ", ".join(named[id_] for id_ in ids if id_ in named)


def _table(drawing: Drawing) -> Iterator[str]:
    position, tr = drawing.position, drawing.tr
    loose = _seen(drawing, map(table_id, position.loose))
    builds = [_seen(drawing, [build_id(build)]) for build in position.builds]
    if loose:
        yield tr.text("Table: {cards}.", cards=loose)
    elif not any(builds):
        yield tr.text("The table is empty.")
    for build in filter(None, builds):
        yield tr.text("On the table: {build}.", build=build)


def _hands(drawing: Drawing) -> Iterator[str]:
    position, tr = drawing.position, drawing.tr
    for seat in (drawing.viewer, *drawing.others()):
        holding, own, name = position.hands[seat], seat == drawing.viewer, drawing.names[seat]
        seen = _seen(drawing, map(hand_id, holding.cards)) if seat in drawing.shown else ""
        unseen = holding.unknown if seat in drawing.shown else holding.size
        if seen and own:
            yield tr.text("Your hand: {cards}.", cards=seen)
        elif seen:
            yield tr.text("{name} holds: {cards}.", name=name, cards=seen)
        if unseen and own:
            yield tr.plural("You have {n} hidden card.", "You have {n} hidden cards.", unseen)
        elif unseen:
            yield tr.plural("{name} has {n} card.", "{name} has {n} cards.", unseen, name=name)
        if not holding.size and own:
            yield tr.text("Your hand is empty.")
        elif not holding.size:
            yield tr.text("{name} has no cards.", name=name)


def _stock(drawing: Drawing) -> str:
    n = drawing.position.stock.size
    if not n:
        return drawing.tr.text("The stock is empty.")
    return drawing.tr.plural("{n} card in stock.", "{n} cards in stock.", n)


def _sides(drawing: Drawing) -> Iterator[str]:
    for side in sorted(range(drawing.position.sides), key=lambda s: s != drawing.viewer_side):
        yield f"{drawing.side_called(side)}: {', '.join(side_facts(drawing, side))}."
    if drawing.position.last is not None:
        name = drawing.called(drawing.position.last)
        yield drawing.tr.text("Last capture: {name}.", name=name)


def side_facts(drawing: Drawing, side: int) -> Iterator[str]:
    """A side's points of the match, if it has begun, then what it has captured."""
    position, tr = drawing.position, drawing.tr
    taken, spades = len(position.piles[side]), spade_count(drawing, side)
    if points := match_points(drawing, side):
        yield points
    yield tr.plural("{n} card captured", "{n} cards captured", taken)
    if spades:
        yield tr.plural("{n} spade", "{n} spades", spades)
    if sweeps := position.sweeps[side]:
        yield tr.plural("{n} sweep", "{n} sweeps", sweeps)
    if mulles := position.mulles[side]:
        yield tr.plural("{n} mulle", "{n} mulles", mulles)
    scoring = {c for shown in scoring_cards(drawing) for c in (shown, shown.twin)}
    for card in position.piles[side]:
        if card in scoring:
            yield card_name(tr, card)


def match_points(drawing: Drawing, side: int) -> str:
    """A side's points from the packs before this one; nothing where no side has any."""
    if not drawing.has_scores:
        return ""
    tr = drawing.tr
    points = tr.points(drawing.position.scores[side])
    return tr.text("{points} before this pack", points=points)


def _carried(drawing: Drawing) -> Iterator[str]:
    cards, spades = drawing.position.carry
    if cards or spades:
        yield drawing.tr.text(
            "Carried over: most cards {cards}, most spades {spades}.",
            cards=cards,
            spades=spades,
        )


def _state(drawing: Drawing) -> Iterator[str]:
    state, tr = drawing.state, drawing.tr
    if selected := _seen(drawing, sorted(state.selected)):
        yield tr.text("Selected: {cards}.", cards=selected)
    for number, group in numbered(state.groups):
        cards = _seen(drawing, group.members) + (f" ({group.text})" if group.text else "")
        yield tr.text("Group {letter}: {cards}.", letter=group_letter(number), cards=cards)
