"""Puzzles out of shuffled, dealt and played packs. What is not fit for one is rejected with a reason."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from typing import Final, Protocol

from kasino_teach.engine import (
    Position,
    View,
    apply_legal,
    deal,
    deduce,
    is_over,
    legal_moves,
    view,
)
from kasino_teach.errors import KasinoError
from kasino_teach.notation import Capture, Move
from kasino_teach.puzzles.fitness import faults
from kasino_teach.puzzles.puzzle import GENERATOR_VERSION, SOLVER_VERSION, Origin, Puzzle
from kasino_teach.rules import RuleSet
from kasino_teach.solver import Solution, solve

MARGIN: Final = 1
"""Points by which the best move must beat every other."""

FEWEST_MOVES: Final = 3
"""With fewer legal moves than this there is little to find."""


class Chooser(Protocol):
    """Whoever plays the packs: a computer player, for one."""

    @property
    def name(self) -> str:
        """What the puzzle's origin calls it."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """A legal move for the seat whose view it is."""


class Why(Enum):
    """Why a position is no puzzle. In the order in which it is asked, cheap questions first."""

    UNFIT = "answers to it cannot be graded"
    ONE_CARD = "there is only one card to play"
    NOT_COUNTABLE = "counting the cards does not give the other hand"
    FEW_MOVES = "there are too few legal moves"
    FEW_CAPTURES = "there is no choice of captures"
    NOT_A_CAPTURE = "the best move is no capture"
    SEVERAL_BEST = "several moves are best"
    SMALL_MARGIN = "the second best move is too close"
    OBVIOUS = "the best move is what whoever played the pack chose at once"


@dataclass(frozen=True, slots=True)
class Rejected:
    """A position of the last hands that is no puzzle, and why."""

    position: Position
    origin: Origin
    why: Why


def generate(
    rules: RuleSet,
    seed: int,
    players: Sequence[Chooser],
    *,
    packs: range,
    unlike: Chooser | None = None,
) -> Iterator[Puzzle | Rejected]:
    """Play packs and yield, for each position of their last hands in turn, the puzzle or the rejection.

    One player for each seat. `packs` says which packs of the seed. A pack gives one puzzle at most; the
    rest of it is left out then. With `unlike`, moves that player would choose are not asked for. Every
    pack has a random source of its own, so the same seed gives the same puzzles on every machine, and
    :func:`replay` finds each one again. Raises PositionError where the rules cannot be dealt so.
    """
    for number in packs:
        for ply, position in enumerate(_played(rules, seed, number, players)):
            if not position.is_last_hand:
                continue
            origin = Origin(seed, number, ply, tuple(player.name for player in players))
            why = _fault(position, unlike)
            if why is None:
                yield Puzzle(position, origin, _stamp())
                break
            yield Rejected(position, origin, why)


def replay(rules: RuleSet, origin: Origin, players: Sequence[Chooser]) -> Position:
    """The position an origin names, played again. Raises KasinoError where others played, or less."""
    if (names := tuple(player.name for player in players)) != origin.players:
        raise KasinoError(f"this was played by {origin.players}, not by {names}")
    played = _played(rules, origin.seed, origin.pack, players)
    position = next(islice(played, origin.ply, None), None)
    if position is None:
        raise KasinoError(
            f"fewer than {origin.ply} plays are in pack {origin.pack} of seed {origin.seed}"
        )
    return position


def _played(rules: RuleSet, seed: int, pack: int, players: Sequence[Chooser]) -> Iterator[Position]:
    """Every position of one pack in which somebody is to play."""
    rng = random.Random(f"{seed}/{pack}")  # seeding with a text is the same with every Python
    position = deal(rules, rng, seats=len(players))
    while not is_over(position):
        yield position
        seat = position.turn
        position = apply_legal(position, players[seat].choose(view(position, seat), rng)).position


def _fault(position: Position, unlike: Chooser | None) -> Why | None:
    """Why a position is no puzzle, or None where it is one."""
    if found := next((why for why, fails in _AT_SIGHT.items() if fails(position)), None):
        return found
    solution = solve(position)
    if found := next((why for why, fails in _SOLVED.items() if fails(solution)), None):
        return found
    if unlike is None:
        return None
    # Every best move is one move here, so that one choice of the player tells.
    chosen = unlike.choose(view(position, position.turn), random.Random(0))
    return Why.OBVIOUS if chosen in solution.best else None


def _captures(position: Position) -> int:
    return sum(isinstance(move, Capture) for move in legal_moves(position))


_AT_SIGHT: Final[dict[Why, Callable[[Position], bool]]] = {
    Why.UNFIT: lambda position: bool(faults(position)),
    Why.ONE_CARD: lambda position: len(position.hand) < 2,
    Why.NOT_COUNTABLE: lambda position: deduce(view(position, position.turn)) != position,
    Why.FEW_MOVES: lambda position: len(legal_moves(position)) < FEWEST_MOVES,
    Why.FEW_CAPTURES: lambda position: _captures(position) < 2,
}
"""What can be told without solving."""

_SOLVED: Final[dict[Why, Callable[[Solution], bool]]] = {
    Why.NOT_A_CAPTURE: lambda s: not all(isinstance(move, Capture) for move in s.best),
    Why.SEVERAL_BEST: lambda s: len(s.best) > 1,
    Why.SMALL_MARGIN: lambda s: sorted(s.moves.values())[-2] > s.value - MARGIN,
}
"""What takes the exact value of every move."""


def _stamp() -> str:
    return f"generator {GENERATOR_VERSION}, solver {SOLVER_VERSION}"
