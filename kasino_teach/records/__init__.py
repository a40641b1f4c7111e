"""Recorded games as `.kgn` text: tags, packs, plays with comments and variations, checked by the engine."""

from kasino_teach.records.comments import Arrow, Best, Clock, Comment, Eval, Remark
from kasino_teach.records.errors import RecordError
from kasino_teach.records.packs import PackRecord, Play, Variation
from kasino_teach.records.reading import parse_record
from kasino_teach.records.record import Record
from kasino_teach.records.saving import format_record, read_record, write_record
from kasino_teach.records.tags import Tag

__all__ = [
    "Arrow",
    "Best",
    "Clock",
    "Comment",
    "Eval",
    "PackRecord",
    "Play",
    "Record",
    "RecordError",
    "Remark",
    "Tag",
    "Variation",
    "format_record",
    "parse_record",
    "read_record",
    "write_record",
]
