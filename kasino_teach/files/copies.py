"""Copy lessons and banks into a person's folder, and never over what the person did there.

A manifest in the folder remembers the hash of each file as it was copied. A file that still has that
hash is ours and may be updated; any other is the person's and stays. A file the person removed is
copied anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from kasino_teach.errors import KasinoError
from kasino_teach.files.shipped import FOLDERS, Shipped
from kasino_teach.files.whole import write_whole

MANIFEST: Final = ".kasino-lab.json"
DAMAGED: Final = "once it is deleted, every lesson that differs from ours counts as yours"

Outcome = Literal["new", "updated", "unchanged", "changed"]


class CopyError(KasinoError):
    """The lessons cannot be copied; `path` is where it failed."""

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        super().__init__(f"cannot copy the lessons: {path}: {why}")


@dataclass(frozen=True, slots=True)
class Copied:
    """What happened to each file, by its name under the target, `/` between the parts.

    `changed` differs from what was copied and from what is shipped: the person's, left alone.
    """

    new: tuple[str, ...]
    updated: tuple[str, ...]
    unchanged: tuple[str, ...]
    changed: tuple[str, ...]


def copy_lessons(source: Shipped, target: Path) -> Copied:
    """Bring `target` up to what `source` ships, leaving alone every file a person changed.

    Each file appears whole or not at all. Raises CopyError where `target` is no folder, cannot be
    written, or holds a manifest that cannot be read.
    """
    manifest = target / MANIFEST
    names: dict[Outcome, list[str]] = {"new": [], "updated": [], "unchanged": [], "changed": []}
    try:
        hashes = _read_manifest(manifest)
        for name, path in _shipped_files(source):
            content = path.read_bytes()
            outcome = _outcome(target / name, _digest(content), hashes.get(name))
            names[outcome].append(name)
            if outcome in ("new", "updated"):
                (target / name).parent.mkdir(parents=True, exist_ok=True)
                write_whole(target / name, content)
            if outcome != "changed":
                hashes[name] = _digest(content)
        target.mkdir(parents=True, exist_ok=True)
        write_whole(manifest, json.dumps(hashes, indent=1, sort_keys=True).encode() + b"\n")
    except OSError as error:
        where = Path(error.filename) if error.filename else target
        raise CopyError(where, error.strerror or str(error)) from error
    return Copied(**{outcome: tuple(listed) for outcome, listed in names.items()})


def _outcome(path: Path, shipped: str, copied: str | None) -> Outcome:
    """What to do about `path`, from the hashes of what is shipped and of what was copied there."""
    if not path.exists():
        return "new"
    found = _digest(path.read_bytes())
    if found == shipped:
        return "unchanged"
    return "updated" if found == copied else "changed"


def _shipped_files(source: Shipped) -> Iterator[tuple[str, Path]]:
    for folder in FOLDERS:
        for path in sorted((source.root / folder).rglob("*")):
            relative = path.relative_to(source.root)
            # A clone that is worked in holds checkpoints and caches too.
            hidden = any(part.startswith((".", "__pycache__")) for part in relative.parts)
            if path.is_file() and not hidden:
                yield relative.as_posix(), path


def _read_manifest(path: Path) -> dict[str, str]:
    """Names to hashes; empty where nothing was copied yet."""
    if not path.exists():
        return {}
    try:
        hashes = json.loads(path.read_bytes())
    except ValueError as error:
        raise CopyError(path, f"{error}; {DAMAGED}") from error
    if not (isinstance(hashes, dict) and all(isinstance(h, str) for h in hashes.values())):
        raise CopyError(path, f"holds no hashes; {DAMAGED}")
    return hashes


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
