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


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no such permissions")
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o640, 0o755, 0o444])
def test_a_file_keeps_its_permissions(tmp_path: Path, mode: int) -> None:
    target, link = tmp_path / "record.kgn", tmp_path / "link"
    target.write_bytes(b"old")
    target.chmod(mode)
    link.symlink_to(target)
    for path, content in ((target, b"new"), (link, b"newer")):
        write_whole(path, content)
        assert target.read_bytes() == content
        assert target.stat().st_mode & 0o7777 == mode
    assert link.is_symlink()


def test_a_new_file_has_the_permissions_of_any_other(tmp_path: Path) -> None:
    write_whole(tmp_path / "ours", b"")
    (tmp_path / "other").touch()
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_name_may_be_as_long_as_names_can_be(tmp_path: Path) -> None:
    write_whole(tmp_path / ("x" * 255), b"whole")
    assert [len(path.name) for path in tmp_path.iterdir()] == [255]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_links_that_lead_to_each_other_are_an_error_of_the_system(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.symlink_to(other)
    other.symlink_to(one)
    with pytest.raises(OSError, match="symbolic links") as caught:
        write_whole(one, b"whole")
    assert caught.value.filename == str(one)
