"""Hypothesis strategies: rule sets, and positions reached by play from really dealt packs."""

import random

from hypothesis import strategies as st

import kasino_teach as kt
from kasino_teach.rules import (
    AceValue,
    Builds,
    Capturing,
    Courts,
    Goal,
    Refill,
    SweepCancel,
    Ties,
    with_options,
)

HOUSE_RULES = {
    "refill": [r.value for r in Refill],
    "ace_hand": [a.value for a in AceValue],
    "ace_table": ["1", "1+14"],
    "specials": ["on", "off"],
    "courts": [c.value for c in Courts],
    "capture": [c.value for c in Capturing],
    "take_rank": ["on", "off"],
    "builds": [b.value for b in Builds],
    "sweep": ["0", "1", "2"],
    "sweep_cancel": [c.value for c in SweepCancel],
    "sweep_last_hand": ["on", "off"],
    "sweep_stop_at": ["none", "3"],
    "sweep_void_at": ["none", "4"],
    "last_capture": ["0", "1"],
    "last_capture_sweep": ["on", "off"],
    "most_cards": ["0", "1", "3"],
    "most_spades": ["0", "1", "2"],
    "spades_over": ["none", "6"],
    "ties": [t.value for t in Ties],
    "goal": [g.value for g in Goal],
    "match_end": ["pack", "at-once"],
}
"""Options on which play or score depends, with values of each kind."""


@st.composite
def rule_sets(draw: st.DrawFn) -> kt.RuleSet:
    """A preset, often with some options changed."""
    preset = kt.PRESETS[draw(st.sampled_from(sorted(kt.PRESETS)))]
    names = draw(st.lists(st.sampled_from(sorted(HOUSE_RULES)), max_size=4, unique=True))
    return with_options(preset, {name: draw(st.sampled_from(HOUSE_RULES[name])) for name in names})


class Game(list[kt.Step]):
    """A pack as far as it was played, shown by where it stands."""

    def __repr__(self) -> str:
        return f"<{len(self) - 1} plays to {self[-1].position}>"


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[kt.RuleSet] | None = None) -> Game:
    """A pack played at random, from its deal to some ply; the first step is the deal.

    Captures are played more often than chance would have it, builds too, so that piles and builds grow.
    """
    rule_set = draw(rules or rule_sets())
    seats, pairs = draw(st.sampled_from([(2, False), (3, False), (4, False), (4, True)]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    scores = [rng.randrange(10) for _ in range(2 if pairs else seats)]
    deal = kt.deal(
        rule_set, rng, seats=seats, pairs=pairs, scores=scores, carry=(rng.choice([0, 1]), 0)
    )
    steps = Game([kt.Step(deal, ())])
    for _ in range(draw(st.integers(0, 104))):
        moves = kt.legal_moves(steps[-1].position)
        if not moves:
            break
        eager = [move for move in moves if not isinstance(move, kt.Trail)]
        move = rng.choice(eager if eager and rng.random() < 0.6 else moves)
        steps.append(kt.play(steps[-1].position, move))
    return steps


def positions(rules: st.SearchStrategy[kt.RuleSet] | None = None) -> st.SearchStrategy[kt.Position]:
    """A position reached by play."""
    return games(rules).map(lambda steps: steps[-1].position)
