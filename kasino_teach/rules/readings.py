"""Our readings: what we chose where a source is silent or can be read in two ways.

Messages here are marked for the catalogues and put into words by whoever speaks to people.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from kasino_teach.messages import message
from kasino_teach.rules.options import RuleSet, options


class Why(Enum):
    """Why there was something to choose."""

    SILENT = "the source does not say"
    TWO_READINGS = "the source can be read in two ways"


ALL: Final = ("000", "001", "002", "003", "004")
"""The numbers of the source texts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """One choice of ours. `chosen` and `other` are messages, a sentence each.

    It concerns the rule sets of `presets` (none named: of all) whose options have the values `needs`
    allows. `options` are those that hold the choice, and `instead` is the text of the options that give
    the other reading, where any do. `sources` leave it open.
    """

    sources: tuple[str, ...]
    why: Why
    chosen: str
    other: str
    instead: str = ""
    options: tuple[str, ...] = ()
    presets: tuple[str, ...] = ()
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def concerns(self, rules: RuleSet) -> bool:
        """Whether a rule set contains this choice."""
        known = options()
        return (not self.presets or rules.preset in self.presets) and all(
            known[name].write(getattr(rules, name)) in values for name, values in self.needs.items()
        )


READINGS: Final = (
    Reading(
        sources=("000", "001", "002", "003"),
        why=Why.SILENT,
        chosen=message("In the first deal the table gets its cards after all players."),
        other=message("The table gets them just before the dealer."),
        instead="deal_order=table-before-dealer",
        options=("deal_order",),
        needs={"deal_order": ("table-last",)},
    ),
    Reading(
        sources=("001",),
        why=Why.SILENT,
        chosen=message("The last hand begins when the stock is empty, before the hand is filled."),
        other=message("It begins only after the hand has been filled with the last card."),
        options=("refill",),
        needs={"refill": ("at-once",)},
    ),
    Reading(
        sources=("002",),
        why=Why.SILENT,
        chosen=message(
            "With two packs, hands have eight cards and eight lie on the table at first."
        ),
        other=message("Hands stay at four cards, as with one pack."),
        instead="hand=4",
        options=("hand", "first_table"),
        needs={"packs": ("2",), "hand": ("8",)},
    ),
    Reading(
        sources=("002",),
        why=Why.TWO_READINGS,
        chosen=message("An ace may count 1 or 14 on the table too, not only from the hand."),
        other=message("On the table it counts 1."),
        instead="ace_table=1",
        options=("ace_table",),
        needs={"ace_table": ("1+14",)},
    ),
    Reading(
        sources=("001",),
        why=Why.TWO_READINGS,
        chosen=message("Where one has to capture, the card played takes as much as it can."),
        other=message("Any capture fulfils the duty."),
        options=("capture",),
        presets=("laisto",),
        needs={"capture": ("forced",)},
    ),
    Reading(
        sources=("002",),
        why=Why.SILENT,
        chosen=message(
            "Where points are avoided, one has to capture, and as much as the card can."
        ),
        other=message("Capturing is free there too."),
        instead="capture=optional",
        options=("capture",),
        presets=("ryomiva",),
        needs={"capture": ("forced",)},
    ),
    Reading(
        sources=("004",),
        why=Why.TWO_READINGS,
        chosen=message("A capture of sums or builds also takes the loose cards of its own rank."),
        other=message("Only a capture that takes one of them has to take them all."),
        options=("take_rank",),
        needs={"take_rank": ("on",)},
    ),
    Reading(
        sources=("001",),
        why=Why.TWO_READINGS,
        chosen=message("There are no builds, though the text mentions building in passing."),
        other=message("There are builds, as in the variant that has them."),
        instead="builds=rakennus",
        options=("builds",),
        presets=("finnish", "laisto", "pakka"),
        needs={"builds": ("none",)},
    ),
    Reading(
        sources=("002",),
        why=Why.SILENT,
        chosen=message("Builds are made as is usual in the Anglo-American game."),
        other=message("They are made as in Cassino for two."),
        instead="builds=cassino",
        options=("builds",),
        needs={"builds": ("casino",)},
    ),
    Reading(
        sources=("001", "003", "004"),
        why=Why.SILENT,
        chosen=message("Nobody has to take their own build."),
        other=message("While one's own build lies there, one may not trail."),
        needs={"builds": ("norwegian", "rakennus", "cassino")},
    ),
    Reading(
        sources=("001", "003", "004"),
        why=Why.SILENT,
        chosen=message(
            "Whoever lays equal on equal must hold another card that takes the build, too."
        ),
        other=message("Only a build that is a sum needs such a card."),
        needs={"builds": ("norwegian", "rakennus", "cassino", "casino")},
    ),
    Reading(
        sources=("003",),
        why=Why.TWO_READINGS,
        chosen=message("A build whose value is fixed may be doubled again."),
        other=message("A fixed build takes no more cards."),
        needs={"builds": ("norwegian",)},
    ),
    Reading(
        sources=("001", "004"),
        why=Why.SILENT,
        chosen=message("A build of equal cards is fixed and cannot be raised."),
        other=message("It may be raised like a sum."),
        needs={"builds": ("rakennus", "cassino")},
    ),
    Reading(
        sources=("001", "004"),
        why=Why.SILENT,
        chosen=message("Anybody's build may be raised, one's own too."),
        other=message("Only an opponent's build may be raised."),
        needs={"builds": ("rakennus", "cassino")},
    ),
    Reading(
        sources=("004",),
        why=Why.TWO_READINGS,
        chosen=message("A build is begun on one loose card."),
        other=message("It may be begun on several at once."),
        instead="builds=casino",
        needs={"builds": ("cassino",)},
    ),
    Reading(
        sources=("004",),
        why=Why.SILENT,
        chosen=message("Courts may be built on their own rank."),
        other=message("Only numbers are built."),
        needs={"builds": ("cassino",)},
    ),
    Reading(
        sources=("000",),
        why=Why.TWO_READINGS,
        chosen=message("A sweep that takes one away from the others is not gained itself."),
        other=message("It takes one away and is gained as well."),
        options=("sweep_cancel",),
        presets=("finnish-duel",),
        needs={"sweep_cancel": ("all-others",)},
    ),
    Reading(
        sources=("000", "003", "004"),
        why=Why.SILENT,
        chosen=message("Sweeps count in the last hand of a pack too."),
        other=message("There are none in the last hand."),
        instead="sweep_last_hand=off",
        options=("sweep_last_hand",),
        presets=("finnish-duel", "norwegian", "cassino", "casino"),
        needs={"sweep_last_hand": ("on",)},
    ),
    Reading(
        sources=("002",),
        why=Why.SILENT,
        chosen=message("A mulle takes the twin of the card played and nothing else: 5 points."),
        other=message("Such a capture gives another number of points."),
        instead="mulle=1",
        options=("mulle",),
        needs={"mulle": ("5",)},
    ),
    Reading(
        sources=ALL,
        why=Why.SILENT,
        chosen=message("If nobody captures in a whole pack, its last table belongs to nobody."),
        other=message("Those cards go to whoever played last."),
    ),
    Reading(
        sources=("002",),
        why=Why.TWO_READINGS,
        chosen=message("Points for spades above a number take the place of those for most spades."),
        other=message("They are given beside them."),
        instead="most_spades=2",
        options=("most_spades",),
        presets=("overspader",),
        needs={"most_spades": ("0",)},
    ),
    Reading(
        sources=("000",),
        why=Why.SILENT,
        chosen=message("The points of a tied majority go to nobody."),
        other=message("They wait for the next pack."),
        instead="ties=carry",
        options=("ties",),
        presets=("finnish-duel",),
        needs={"ties": ("nobody",)},
    ),
    Reading(
        sources=("001",),
        why=Why.SILENT,
        chosen=message(
            "Among three or more, too, the fewest points win when somebody reaches the target."
        ),
        other=message("Among three or more, whoever reached it has lost, and nobody else."),
        presets=("laisto",),
        needs={"goal": ("fewest",)},
    ),
    Reading(
        sources=("001", "003"),
        why=Why.SILENT,
        chosen=message("If several sides reach the target in one pack, the highest total wins."),
        other=message("Whoever reached it first while the pack was played wins."),
        instead="match_end=at-once",
        presets=("finnish", "rakennus", "pakka", "norwegian"),
        needs={"goal": ("most",), "match_end": ("pack",)},
    ),
    Reading(
        sources=("003",),
        why=Why.TWO_READINGS,
        chosen=message("The pack in which a side reaches the target is played to its end."),
        other=message("The match is over the moment a side reaches it."),
        instead="match_end=at-once",
        options=("match_end",),
        presets=("norwegian",),
        needs={"match_end": ("pack",)},
    ),
    Reading(
        sources=("001", "003"),
        why=Why.SILENT,
        chosen=message("Equal totals are decided by another pack."),
        other=message("The spades of the last pack decide."),
        instead="tie_break=spades",
        options=("tie_break",),
        presets=("finnish", "laisto", "rakennus", "pakka", "norwegian"),
        needs={"tie_break": ("pack",)},
    ),
    Reading(
        sources=("000",),
        why=Why.TWO_READINGS,
        chosen=message("The special cards are 2♠ and 10♦; still equal, another pack is played."),
        other=message("Aces count among the special cards."),
        options=("tie_break",),
        needs={"tie_break": ("specials",)},
    ),
    Reading(
        sources=("002",),
        why=Why.TWO_READINGS,
        chosen=message("The spades of the last pack decide; still equal, another pack is played."),
        other=message("The spades of all packs together decide."),
        options=("tie_break",),
        needs={"tie_break": ("spades",)},
    ),
    Reading(
        sources=("002",),
        why=Why.SILENT,
        chosen=message("What the text leaves open is as in Cassino for two."),
        other=message("It is as in the Nordic game, with builds added."),
        presets=("casino",),
    ),
)
"""Every choice, in the order of the options."""
