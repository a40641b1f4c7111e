"""Compiled files are used only beside the sources they were made from."""

from pathlib import Path

import pytest

from kasino_teach.solver import stamp


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "search.py").write_text("x = 1\n")
    (tmp_path / "search.pxd").write_text("cdef int x\n")
    return tmp_path


def test_sources_alone_are_never_stale(folder: Path) -> None:
    assert not stamp.is_stale(folder)


def test_compiled_files_fit_the_sources_they_were_made_from(folder: Path) -> None:
    (folder / "search.cpython-311-x86_64-linux-gnu.so").touch()
    stamp.write(folder, folder)
    assert not stamp.is_stale(folder)
    (folder / "search.py").write_bytes(b"x = 1\r\n")  # another machine's line ends
    assert not stamp.is_stale(folder)
    (folder / "search.pxd").unlink()  # as in an installed wheel
    assert not stamp.is_stale(folder)


@pytest.mark.parametrize("name", ["search.py", "another.py"])
def test_changed_sources_make_compiled_files_stale(folder: Path, name: str) -> None:
    (folder / "search.cpython-311-x86_64-linux-gnu.so").touch()
    stamp.write(folder, folder)
    (folder / name).write_text("x = 2\n")
    assert stamp.is_stale(folder)


def test_compiled_files_without_a_stamp_are_stale(folder: Path) -> None:
    (folder / "search.cpython-311-x86_64-linux-gnu.so").touch()
    assert stamp.is_stale(folder)
