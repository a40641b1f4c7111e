"""Copying lessons into a person's folder: everything arrives, nothing of theirs is lost."""

import json
import os
from pathlib import Path

import pytest

from kasino_teach.files.copies import MANIFEST, CopyError, copy_lessons
from kasino_teach.files.shipped import Shipped

LESSON = "notebooks/01-cards.ipynb"
BANK = "puzzles/first/bank.json"


@pytest.fixture
def source(tmp_path: Path) -> Shipped:
    root = tmp_path / "shipped"
    for name, text in {LESSON: "lesson, version 1", BANK: "bank, version 1"}.items():
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text(text)
    return Shipped(root, is_clone=False)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "lessons"


def test_everything_is_copied_into_a_new_folder(source: Shipped, target: Path) -> None:
    copied = copy_lessons(source, target)
    assert copied.new == (LESSON, BANK)
    assert (target / LESSON).read_text() == "lesson, version 1"
    assert (target / BANK).read_text() == "bank, version 1"
    assert set(json.loads((target / MANIFEST).read_text())) == {LESSON, BANK}


def test_copying_again_changes_nothing(source: Shipped, target: Path) -> None:
    copy_lessons(source, target)
    before = {target / name: (target / name).stat().st_mtime_ns for name in (LESSON, BANK)}
    copied = copy_lessons(source, target)
    assert copied.unchanged == (LESSON, BANK)
    assert (copied.new, copied.updated, copied.changed) == ((), (), ())
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_an_upgrade_updates_what_nobody_changed(source: Shipped, target: Path) -> None:
    copy_lessons(source, target)
    (source.root / LESSON).write_text("lesson, version 2")
    assert copy_lessons(source, target).updated == (LESSON,)
    assert (target / LESSON).read_text() == "lesson, version 2"
    (source.root / LESSON).write_text("lesson, version 3")
    assert copy_lessons(source, target).updated == (LESSON,)


def test_a_changed_file_is_left_alone_through_every_upgrade(source: Shipped, target: Path) -> None:
    copy_lessons(source, target)
    (target / LESSON).write_text("my own notes")
    for version in (1, 2, 3):
        (source.root / LESSON).write_text(f"lesson, version {version}")
        assert copy_lessons(source, target).changed == (LESSON,)
        assert (target / LESSON).read_text() == "my own notes"


def test_a_file_that_was_there_before_us_is_left_alone(source: Shipped, target: Path) -> None:
    (target / LESSON).parent.mkdir(parents=True)
    (target / LESSON).write_text("older than the product")
    copied = copy_lessons(source, target)
    assert (copied.new, copied.changed) == ((BANK,), (LESSON,))
    assert (target / LESSON).read_text() == "older than the product"


def test_a_file_put_back_as_it_was_is_ours_again(source: Shipped, target: Path) -> None:
    copy_lessons(source, target)
    (target / LESSON).write_text("my own notes")
    copy_lessons(source, target)
    (target / LESSON).write_text("lesson, version 1")
    (source.root / LESSON).write_text("lesson, version 2")
    assert copy_lessons(source, target).updated == (LESSON,)


def test_a_removed_file_comes_back(source: Shipped, target: Path) -> None:
    copy_lessons(source, target)
    (target / LESSON).unlink()
    assert copy_lessons(source, target).new == (LESSON,)


def test_checkpoints_and_caches_are_not_lessons(source: Shipped, target: Path) -> None:
    for name in (".ipynb_checkpoints", "__pycache__"):
        (source.notebooks / name).mkdir()
        (source.notebooks / name / "01-cards.ipynb").touch()
    assert copy_lessons(source, target).new == (LESSON, BANK)


def test_no_half_written_file_is_left(
    source: Shipped, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy_lessons(source, target)
    (source.root / LESSON).write_text("lesson, version 2")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CopyError, match="No space left on device"):
        copy_lessons(source, target)
    assert (target / LESSON).read_text() == "lesson, version 1"
    assert [path.name for path in (target / "notebooks").iterdir()] == ["01-cards.ipynb"]


def test_a_file_in_the_folders_place_is_told(source: Shipped, target: Path) -> None:
    target.parent.mkdir()
    target.write_text("not a folder")
    with pytest.raises(CopyError, match="lessons"):
        copy_lessons(source, target)
    assert target.read_text() == "not a folder"


@pytest.mark.parametrize("text", ["{", "[]", '{"notebooks/a": 3}'])
def test_a_damaged_manifest_stops_before_anything_is_written(
    source: Shipped, target: Path, text: str
) -> None:
    target.mkdir(parents=True)
    (target / MANIFEST).write_text(text)
    with pytest.raises(CopyError) as caught:
        copy_lessons(source, target)
    assert caught.value.path == target / MANIFEST
    assert [path.name for path in target.iterdir()] == [MANIFEST]
