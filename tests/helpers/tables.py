"""The case tables of tests/data, from an independent reference engine (see its README)."""

import csv
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"


def rows(table: str) -> list[dict[str, str]]:
    """The rows of a table, by column."""
    with (DATA / f"{table}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def by_preset(table: str) -> dict[str, list[dict[str, str]]]:
    """The rows by the preset their position is played under, its options left aside."""
    sorted_out: dict[str, list[dict[str, str]]] = {}
    for row in rows(table):
        line = row.get("position") or row["start"]
        sorted_out.setdefault(line.split(" ")[0].split(",")[0], []).append(row)
    return sorted_out
