"""Small positions that show what is special about a rule set, told by the engine's own checks and steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from kasino_teach.engine import Dealt, Position, is_legal, parse_move, play, score
from kasino_teach.explain import (
    events_in_words,
    move_in_words,
    move_steps,
    score_in_words,
)
from kasino_teach.notation import Move
from kasino_teach.rules import AceValue, Capturing, Refill, RuleSet, SweepCancel
from kasino_teach.scene import layout, pointing, to_svg
from kasino_teach.translator import Translator

MOST: Final = 2
"""How many examples a page has."""


@dataclass(frozen=True, slots=True)
class Told:
    """A move of an example: its text, the same in words, whether it is legal, and why, step by step."""

    move: str
    invitation: str
    legal: bool
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A position and moves in it. `picture` is SVG, with the groups of a legal move, if there is one."""

    position: Position
    moves: tuple[Told, ...]
    picture: str
    description: str


@dataclass(frozen=True, slots=True)
class _Case:
    """A position that suits some rule sets: written under rules that can hold it, the others put later."""

    suits: Callable[[RuleSet], bool]
    line: str
    moves: tuple[str, ...]


_CASES: Final = (
    _Case(  # 001, laisto
        lambda rules: rules.capture is Capturing.FORCED,
        "finnish 4c5dTh 9sKcAs2h/?4 0 ?8 -/- 0/0 -",
        ("Kc", "9sx4c+5d"),
    ),
    _Case(  # 004
        lambda rules: rules.take_rank,
        "finnish 3hQsQd Qh5c7h9c/?4 0 ?8 -/- 0/0 -",
        ("QhxQs", "QhxQs,Qd"),
    ),
    _Case(
        lambda rules: bool(rules.mulle),
        "mulle 3c4d7h 7h'Kc2cJc/?4 0 ?8 -/- 0+0/0+0 -",
        ("7h'x3c+4d,7h", "7h'x7h"),
    ),
    _Case(  # 003, 001, 004
        lambda rules: rules.build_style is not None,
        "rakennus 4c[2d5h=7@1] 3s7s9h2c/?4 0 ?8 -/- 0/0 -",
        ("3s^4c=7", "2c^[2d5h]=9"),
    ),
    _Case(  # 001, pakka
        lambda rules: rules.refill is Refill.AT_ONCE,
        "finnish 3d5c9h 8s2dJc4h/?4 0 Ks?7 -/- 0/0 -",
        ("8sx3d+5c",),
    ),
    _Case(  # 002
        lambda rules: rules.ace_hand is AceValue.BOTH and rules.ace_table is AceValue.BOTH,
        "nordic AdKh As6c9c4h/?4 0 ?8 -/- 0/0 -",
        ("AsxAd", "AsxAd+Kh"),
    ),
    _Case(  # 000, 001
        lambda rules: bool(rules.sweep) and rules.sweep_cancel is not SweepCancel.NONE,
        "finnish 3c5d8cTh Ks2d7cJh/?4 0 ?8 -/- 0/1 1",
        ("Ksx3c+Th,5d+8c",),
    ),
    _Case(
        lambda rules: rules.specials,
        "finnish 6cTh Td4s7dJc/?4 0 ?8 -/- 0/0 -",
        ("TdxTh", "Tdx6c+Th"),
    ),
    _Case(  # 001
        lambda rules: True,
        "finnish 3c5h8d9c 8s2dJcKd/?4 0 ?8 -/- 0/0 -",
        ("8sx3c+5h,8d", "8s"),
    ),
)
"""From what is most particular to what every rule set has."""


def examples(rules: RuleSet, tr: Translator) -> tuple[Example, ...]:
    """The first positions that show what is particular about a rule set."""
    suiting = [case for case in _CASES if case.suits(rules)]
    return tuple(_example(case, rules, tr) for case in suiting[:MOST])


def _under(line: str, rules: RuleSet) -> Position:
    return Position.of(replace(Position.parse(line), rules=rules))


def _example(case: _Case, rules: RuleSet, tr: Translator) -> Example:
    position = _under(case.line, rules)
    moves = [parse_move(position, text) for text in case.moves]
    legal = [move for move in moves if is_legal(position, move)]
    steps = move_steps(position, (legal or moves)[-1], tr)
    shown = next((step for step in steps if step.arrow), steps[0])
    state = replace(pointing(shown), selected=frozenset())  # on paper no card is picked
    scene = layout(position, state=state, tr=tr)
    return Example(
        position,
        tuple(_told(position, move, tr) for move in moves),
        to_svg(scene),
        scene.description,
    )


def _told(position: Position, move: Move, tr: Translator) -> Told:
    legal = is_legal(position, move)
    steps = [step.text for step in move_steps(position, move, tr)]
    if legal:
        # What the steps of a capture do not tell.
        events = [e for e in play(position, move).events if isinstance(e, Dealt)]
        steps += events_in_words(tr, position, events)
    return Told(str(move), move_in_words(tr, position, move), legal, tuple(steps))


PLAYED_OUT: Final[Mapping[int, str]] = {
    1: (
        "finnish - -/- 0 - "
        "AcAdTd2c3c4c5c6c7c8c9c2d3d4d5d6d2h3h4h5h6h7h3s4s5s6s7s8s9s/"
        "2sAhAsTcJcQcKc7d8d9dJdQdKd8h9hThJhQhKhTsJsQsKs 1/0 1"
    ),
    2: (
        "mulle - -/- 0 - "
        "AcAc'2d2d'3c3c'3d'3h'4d4h4s5c5d5d'5h5h'5s'6c6c'6d6h6h'6s6s'7c'7s8d8d'8h8h'8s8s'9d9h9s9s'"
        "TcTd'Th'Ts'JcJd'JsJs'QhQsKcKdKh'Ks'/"
        "AdAd'AhAh'AsAs'2c2c'2h2h'2s2s'3d3h3s3s'4c4c'4d'4h'4s'5c'5s6d'7c7d7d'7h7h'7s'8c8c'9c9c'9d'9h'"
        "Tc'TdThTsJc'JdJhJh'QcQc'QdQd'Qh'Qs'Kc'Kd'KhKs 3+3/7+0 0"
    ),
}
"""The end of a pack for each number of packs shuffled together.

004 works out the points of the first: 29 cards, 7 spades, two aces, 10♦ and a sweep against the rest.
The second is a whole game of `mulle`, dealt from seed 7 and played by the engine; a test plays it again.
"""


def same_pack(rules: RuleSet, tr: Translator) -> tuple[str, ...]:
    """The points of one and the same pack under a rule set: what it is, and a sentence for each thing."""
    position = _under(PLAYED_OUT[rules.packs], rules)
    sizes = [len(pile) for pile in position.piles]
    what = tr.text(
        "A pack of {n} cards is played out: one side has {one} of them, the other {other}.",
        n=sum(sizes),
        one=sizes[0],
        other=sizes[1],
    )
    return (what, *score_in_words(tr, position, score(position)))


def same_pack_totals(rules: RuleSet) -> tuple[str, ...]:
    """The totals of that pack, one for each side."""
    return tuple(map(str, score(_under(PLAYED_OUT[rules.packs], rules)).totals))
