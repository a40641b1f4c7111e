"""One position under two rule sets, as a table."""

from __future__ import annotations

import pandas as pd

from kasino_teach.engine import Position
from kasino_teach.explain import compared_in_words
from kasino_teach.rules import RuleSet
from kasino_teach.translator import Translator


def compare_table(
    position: Position, first: RuleSet | str, second: RuleSet | str, lang: str = "en"
) -> pd.DataFrame:
    """Every move that is legal under either of two rule sets, and why the other refuses it.

    Indexed by the move's text, sorted by it. Columns: the move in words, whether it is legal under each
    rule set, and under each the reasons against it (empty where it is legal). Rule sets may be given
    as text. The position's own rules are left aside.

    Raises RulesError for a rule set that cannot be read, PositionError where one cannot hold the
    position, and LanguageError. Of two equal rule sets one column stands for both.
    """
    tr = Translator(lang)
    rules = [RuleSet.parse(r) if isinstance(r, str) else r for r in (first, second)]
    rows = list(compared_in_words(tr, position, *rules))
    names = list(map(str, rules))
    table: dict[str, list[str] | list[bool]] = {
        tr.text("move", context="column"): [row.said for row in rows]
    }
    for side, name in enumerate(names):
        column = tr.text("legal under {rules}", rules=name)
        table[column] = [row.legal[side] for row in rows]
    for side, name in enumerate(names):
        column = tr.text("why not under {rules}", rules=name)
        table[column] = [row.why_not[side] for row in rows]
    index = pd.Index(
        [str(row.move) for row in rows], name=tr.text("text", context="column"), dtype="str"
    )
    return pd.DataFrame(table, index=index)
