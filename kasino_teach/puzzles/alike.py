"""Moves that are the same to whoever looks for the best: told once, and counted."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass

from kasino_teach.cards import Card
from kasino_teach.notation import Capture, MakeBuild, Move, Points


@dataclass(frozen=True, slots=True)
class AlikeMoves:
    """Moves of one value that play a card of one rank and do the same to cards of the same ranks."""

    moves: tuple[Move, ...]
    value: Points


def alike(values: Mapping[Move, Points]) -> tuple[AlikeMoves, ...]:
    """The moves in groups that are alike, in the order in which the first of each group comes."""
    groups: dict[Hashable, list[Move]] = {}
    for move, value in values.items():
        groups.setdefault((value, _kind(move)), []).append(move)
    return tuple(AlikeMoves(tuple(moves), values[moves[0]]) for moves in groups.values())


def _kind(move: Move) -> Hashable:
    """What a move does, but for the suits."""
    played = type(move).__name__, move.card.rank
    if isinstance(move, Capture):
        return (*played, _ranks(move.taken), tuple(sorted(map(_ranks, move.builds))))
    if isinstance(move, MakeBuild):
        return (*played, _ranks(move.target), move.value, move.on_build)
    return played


def _ranks(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(sorted(card.rank for card in cards))
