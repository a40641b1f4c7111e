"""The score of a pack in words: every line with its evidence, tied and carried majorities told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kasino_teach.engine import Item, Position, Score, ScoreLine
from kasino_teach.explain.naming import side_name, symbols
from kasino_teach.messages import message
from kasino_teach.notation import Points
from kasino_teach.rules import Ties
from kasino_teach.translator import Translator, sentence

MAJORITIES: Final = {
    Item.MOST_CARDS: 0,
    Item.CARRIED_CARDS: 0,
    Item.MOST_SPADES: 1,
    Item.CARRIED_SPADES: 1,
}
"""Items all sides contend for, with their place in `Score.carry`."""


def score_in_words(
    tr: Translator, position: Position, score: Score, names: Sequence[str] = ()
) -> tuple[str, ...]:
    """A pack's score, a sentence for each thing that gave points or could have, then each side's total.

    A contest all sides have lines for (most cards, most spades) is one sentence, won or tied. `names`
    are those of the seats.
    """
    teller = _Teller(tr, position, score, names)
    return tuple(map(sentence, [*teller.lines(), *teller.totals()]))


def item_name(tr: Translator, item: Item) -> str:
    """What points are given for, by name: `most spades`."""
    return tr.text(_NAMES[item], context="item")


def line_in_words(
    tr: Translator, position: Position, line: ScoreLine, names: Sequence[str] = ()
) -> str:
    """One line alone, as what its side got: `North: most cards, 29: 1 point.`"""
    side = side_name(tr, position, line.side, names)
    said = ITEMS[line.item](tr, line)
    return sentence(
        tr.text("{side}: {item}: {points}.", side=side, item=said, points=tr.points(line.points))
    )


@dataclass(frozen=True, slots=True)
class _Teller:
    tr: Translator
    position: Position
    score: Score
    names: Sequence[str]

    def lines(self) -> Iterator[str]:
        told: set[Item] = set()
        for line in self.score.lines:
            if line.item not in MAJORITIES:
                yield line_in_words(self.tr, self.position, line, self.names)
            elif line.item not in told:
                told |= self._told_with(line.item)
                yield self.majority(
                    [other for other in self.score.lines if other.item is line.item]
                )

    def _told_with(self, item: Item) -> set[Item]:
        """Where a tie carries points over, those carried before wait with them, in one sum."""
        if self.position.rules.ties is not Ties.CARRY or not self.score.carry[MAJORITIES[item]]:
            return {item}
        return {other for other, place in MAJORITIES.items() if place == MAJORITIES[item]}

    def totals(self) -> Iterator[str]:
        for side, points in enumerate(self.score.totals):
            yield self.tr.text(
                "{side}: {points} in all.", side=self.side(side), points=self.tr.points(points)
            )

    def majority(self, lines: list[ScoreLine]) -> str:
        most = max(line.count for line in lines)
        leaders = [line for line in lines if line.count == most]
        if len(leaders) > 1:
            return self.tie(leaders)
        winner = leaders[0]
        others = self.tr.listed(str(line.count) for line in lines if line is not winner)
        return self.tr.text(
            "{side}: {item} against {others}: {points}.",
            side=self.side(winner.side),
            item=ITEMS[winner.item](self.tr, winner),
            others=others,
            points=self.tr.points(winner.points),
        )

    def tie(self, leaders: list[ScoreLine]) -> str:
        tr, item = self.tr, leaders[0].item
        values = {
            "sides": tr.listed(self.side(line.side) for line in leaders),
            "item": ITEMS[item](tr, leaders[0]),
        }
        if self.position.rules.ties is Ties.CARRY:
            waiting: Points = self.score.carry[MAJORITIES[item]]
            return tr.plural(
                "{item}: a tie between {sides}. {points} waits for the next pack.",
                "{item}: a tie between {sides}. {points} wait for the next pack.",
                waiting,
                points=tr.points(waiting),
                **values,
            )
        if self.position.rules.ties is Ties.SPLIT:
            share = tr.points(leaders[0].points)
            return tr.text(
                "{item}: a tie between {sides}. Each gets {points}.", points=share, **values
            )
        return tr.text("{item}: a tie between {sides}. Nobody gets the points.", **values)

    def side(self, side: int) -> str:
        return side_name(self.tr, self.position, side, self.names)


def _aces(tr: Translator, line: ScoreLine) -> str:
    return tr.plural(
        "{n} ace ({cards})", "{n} aces ({cards})", line.count, cards=symbols(line.cards)
    )


def _little(tr: Translator, line: ScoreLine) -> str:
    return tr.plural(
        "little casino ({cards})",
        "{n} little casinos ({cards})",
        line.count,
        cards=symbols(line.cards),
    )


def _big(tr: Translator, line: ScoreLine) -> str:
    return tr.plural(
        "big casino ({cards})", "{n} big casinos ({cards})", line.count, cards=symbols(line.cards)
    )


def _spades_over(tr: Translator, line: ScoreLine) -> str:
    over = line.count - line.points
    return tr.plural(
        "{n} spade, {points} above {over}",
        "{n} spades, {points} above {over}",
        line.count,
        points=line.points,
        over=over,
    )


def _sweeps(tr: Translator, line: ScoreLine) -> str:
    if not line.points:
        return tr.plural(
            "{n} sweep, which does not score in this pack",
            "{n} sweeps, which do not score in this pack",
            line.count,
        )
    return tr.plural("{n} sweep", "{n} sweeps", line.count)


ITEMS: Final[Mapping[Item, Callable[[Translator, ScoreLine], str]]] = {
    Item.ACES: _aces,
    Item.LITTLE: _little,
    Item.BIG: _big,
    Item.MOST_CARDS: lambda tr, line: tr.text("most cards, {n}", n=line.count),
    Item.CARRIED_CARDS: lambda tr, line: tr.text(
        "most cards, carried over from earlier packs, {n}", n=line.count
    ),
    Item.MOST_SPADES: lambda tr, line: tr.text("most spades, {n}", n=line.count),
    Item.CARRIED_SPADES: lambda tr, line: tr.text(
        "most spades, carried over from earlier packs, {n}", n=line.count
    ),
    Item.SPADES_OVER: _spades_over,
    Item.SWEEPS: _sweeps,
    Item.MULLES: lambda tr, line: tr.plural("{n} mulle", "{n} mulles", line.count),
    Item.LAST_CAPTURE: lambda tr, line: tr.text("last capture"),
}
"""What a side got points for."""

_NAMES: Final[Mapping[Item, str]] = {
    Item.ACES: message("aces", context="item"),
    Item.LITTLE: message("little casino", context="item"),
    Item.BIG: message("big casino", context="item"),
    Item.MOST_CARDS: message("most cards", context="item"),
    Item.CARRIED_CARDS: message("most cards, carried over", context="item"),
    Item.MOST_SPADES: message("most spades", context="item"),
    Item.CARRIED_SPADES: message("most spades, carried over", context="item"),
    Item.SPADES_OVER: message("extra spades", context="item"),
    Item.SWEEPS: message("sweeps", context="item"),
    Item.MULLES: message("mulles", context="item"),
    Item.LAST_CAPTURE: message("last capture", context="item"),
}
