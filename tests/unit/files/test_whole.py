"""Files are written whole or not at all, and last."""

import os
from pathlib import Path

import pytest

from kasino_teach.files import write_whole


@pytest.mark.skipif(os.name == "nt", reason="Windows opens no folders")
def test_content_is_on_the_disk_before_it_has_its_name_and_the_name_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[str, bool]] = []
    target = tmp_path / "record.kgn"

    def fsync(opened: int) -> None:
        what = "folder" if os.path.samestat(os.fstat(opened), tmp_path.stat()) else "file"
        synced.append((what, target.exists()))

    monkeypatch.setattr(os, "fsync", fsync)
    write_whole(target, b"whole")
    assert synced == [("file", False), ("folder", True)]
    assert target.read_bytes() == b"whole"
    assert list(tmp_path.iterdir()) == [target]
