"""Recorded games as `.kgn` text: tags, packs, plays with comments and variations, checked by the engine."""

from kasino_teach.records.comments import Arrow, Best, Clock, Comment, Eval, Remark
from kasino_teach.records.reading import parse_record
from kasino_teach.records.record import PackRecord, Play, Record, Variation
from kasino_teach.records.tags import Tag
from kasino_teach.records.writing import format_record, read_record, write_record

__all__ = [
    "Arrow",
    "Best",
    "Clock",
    "Comment",
    "Eval",
    "PackRecord",
    "Play",
    "Record",
    "Remark",
    "Tag",
    "Variation",
    "format_record",
    "parse_record",
    "read_record",
    "write_record",
]
