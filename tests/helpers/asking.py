"""Short questions to the engine, so that a test of a rule reads like the rule."""

import kasino_teach as kt
from kasino_teach.cards import Suit
from kasino_teach.notation import Points, points_text

WORTH_POINTS = {card for card in kt.pack() if card.rank == 1 or str(card) in ("2s", "Td")}


def legal(line: str, card: str = "") -> list[str]:
    """The legal moves of a position, or those of one card."""
    moves = kt.legal_moves(kt.Position.parse(line))
    return [str(move) for move in moves if card in ("", str(move.card))]


def captures(line: str, card: str) -> set[frozenset[str]]:
    """What a card may capture, as sets of loose cards."""
    moves = kt.legal_moves(kt.Position.parse(line))
    found = [m for m in moves if isinstance(m, kt.Capture) and str(m.card) == card]
    return {frozenset(map(str, move.taken)) for move in found}


def broken(line: str, move: str) -> list[kt.Rule]:
    """The rules a move breaks; none where it is legal."""
    position = kt.Position.parse(line)
    reasons = kt.checks(position, kt.parse_move(position, move))
    return [reason.rule for reason in reasons if not reason.ok]


def played(line: str, *moves: str) -> kt.Step:
    """The last step of some moves, which must be legal."""
    step = kt.Step(kt.Position.parse(line), ())
    for move in moves:
        step = kt.play(step.position, kt.parse_move(step.position, move))
    return step


def happened(step: kt.Step) -> list[str]:
    """The names of a step's events."""
    return [type(event).__name__ for event in step.events]


def two_piles(size: int, spades: int, having: str = "") -> str:
    """All 52 cards as two piles: the first has `size` cards, `spades` of them spades, and of the cards
    that are worth points just those of `having`.
    """
    first = {having[i : i + 2] for i in range(0, len(having), 2)}
    plain = [card for card in kt.pack() if card not in WORTH_POINTS]
    held = sum(text[1] == "s" for text in first)
    first |= {str(c) for c in [c for c in plain if c.suit is Suit.SPADES][: spades - held]}
    others = [c for c in plain if c.suit is not Suit.SPADES]
    first |= {str(c) for c in others[: size - len(first)]}
    assert len(first) == size
    sets = [[str(c) for c in kt.pack() if (str(c) in first) is mine] for mine in (True, False)]
    return "/".join("".join(cards) or "-" for cards in sets)


def pack_end(
    rules: str,
    piles: str,
    sweeps: str = "0/0",
    last: str = "0",
    scores: str = "",
    carry: str = "0+0",
) -> kt.Position:
    """A pack that is played out and ended with these piles."""
    sides = piles.count("/") + 1
    hands = "/".join("-" * sides)
    scores = scores or "/".join("0" * sides)
    return kt.Position.parse(f"{rules} - {hands} 0 - {piles} {sweeps} {last} {scores} {carry}")


def points(position: kt.Position) -> list[dict[kt.Item, Points]]:
    """For each side what it got points for."""
    lines = kt.score(position).lines
    return [
        {line.item: line.points for line in lines if line.side == side and line.points}
        for side in range(position.sides)
    ]


def totals(position: kt.Position) -> str:
    """The points of a pack, as the notation writes them."""
    return "/".join(map(points_text, kt.score(position).totals))


def match_after(*packs: kt.Position) -> kt.Match:
    """A match of finished packs. Their scores and carried points are those the match has then."""
    match = kt.Match.begin(packs[0].rules, packs[0].seats)
    for pack in packs:
        fields = str(pack).split()[:8]
        scores = "/".join(map(points_text, match.totals))
        carry = "+".join(map(points_text, match.carry))
        match = match.finish(kt.Position.parse(" ".join([*fields, scores, carry])))
    return match


def match_at(scores: tuple[int, ...], pack: kt.Position) -> kt.Match:
    """The match in which the sides had `scores` before `pack`, which is its last so far."""
    seats = pack.seats
    before = kt.PackResult(seats - 1, pack, kt.score(pack), scores)
    earlier = kt.Match(pack.rules, seats, pack.in_pairs, 0, (before,))
    carry = "+".join(map(points_text, earlier.carry))
    fields = [*str(pack).split()[:8], "/".join(map(str, scores)), carry]
    return earlier.finish(kt.Position.parse(" ".join(fields)))
