"""Where a search stands. Every ply left has one node, made once and written over again and again.

A search that goes from move to move needs one node a ply at a time, so its functions hand one `Node`
on, not the dozen numbers in it. What they mean is in docs/solver.md.
"""

from __future__ import annotations

from kasino_teach.solver.problem import Problem


class Node:
    """A node of the search tree. Fixed for its ply:

    `ply` (0 at the root), `seat` to play, `deal` the number of its deal, `held` the bits of the seat's
    cards in a hand word, `dealt` the bits of the cards dealt after the play, `sweeps_count`, and `next`,
    the node of the following ply (the last one's is itself, and of no use).

    The position: `table0` and `table1` the loose cards, `hand` the cards of all hands, `builds` the
    number of the set of builds, `won` the number of what was won (where that matters), `cards` and
    `spades` the mover's leads, `last` who captured last, `outside` the info word of all cards in no pile.

    How it was reached: what the move before brought whoever played it, `gain` in scaled points and
    `more_cards`, `more_spades` in leads.
    """

    def __init__(self, ply: int, seat: int, deal: int, held: int, dealt: int) -> None:
        """An empty node of a ply."""
        self.ply = ply
        self.seat = seat
        self.deal = deal
        self.held = held
        self.dealt = dealt
        self.sweeps_count = False
        self.next: Node = self
        self.table0 = self.table1 = self.hand = self.builds = self.won = 0
        self.cards = self.spades = self.last = self.outside = 0
        self.gain = self.more_cards = self.more_spades = 0


def chain(problem: Problem) -> list[Node]:
    """The nodes of every ply left, and of the end of the pack, each with the next."""
    nodes = [
        Node(
            number,
            ply.seat,
            ply.deal,
            problem.seat_bits[ply.deal * problem.seats + ply.seat],
            problem.dealt_bits[number],
        )
        for number, ply in enumerate(problem.plies)
    ]
    nodes.append(Node(len(nodes), 0, 0, 0, 0))
    for node, after, counts in zip(nodes, nodes[1:], problem.sweep_counts, strict=False):
        node.next, node.sweeps_count = after, bool(counts)
    return nodes
