"""The launcher: what it copies, what it says and what it tells JupyterLab, which never runs here."""

import os
from pathlib import Path

import pytest

from kasino_teach.files import Shipped, lab
from kasino_teach.files.lab import LabError, lab_arguments, open_lab

LESSON = "notebooks/01-cards.ipynb"


class Started:
    """Stands in for JupyterLab: remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def __call__(self, arguments: list[str]) -> None:
        self.told = arguments


@pytest.fixture
def started() -> Started:
    return Started()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    root = tmp_path / "shipped"
    for name in (LESSON, "notebooks/02-moves.ipynb", "puzzles/bank.json"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    return root


@pytest.fixture
def clone(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(lab, "shipped", lambda: Shipped(tree, is_clone=True))
    return tree


@pytest.fixture
def wheel(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(lab, "shipped", lambda: Shipped(tree, is_clone=False))
    return tree


def test_a_clone_opens_copies_so_that_running_a_lesson_changes_nothing_of_its_own(
    clone: Path, started: Started, root: Path
) -> None:
    said: list[str] = []
    open_lab(arguments=["--no-browser"], say=said.append, launch=started)
    mine = clone / "my-lessons"
    assert said == [f"copied 3 files into {mine}"]
    assert f"--ServerApp.root_dir={mine}" in started.told
    assert "--LabApp.default_url=/lab/tree/notebooks/01-cards.ipynb" in started.told
    assert started.told[-1] == "--no-browser"
    (mine / LESSON).write_text("run and saved")
    assert (clone / LESSON).read_text() == LESSON
    assert "/my-lessons/" in (root / ".gitignore").read_text().splitlines()


def test_our_defaults_of_settings_come_after_a_persons_own_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jupyterlab.labapp.main", lambda _: None)
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(tmp_path))
    lab._launch([])
    assert os.environ["JUPYTER_CONFIG_PATH"].split(os.pathsep) == [str(tmp_path), str(lab.CONFIG)]
    assert list(lab.CONFIG.rglob("*.json"))


def test_the_network_is_left_alone(tmp_path: Path) -> None:
    told = lab_arguments(tmp_path)
    assert "--LabApp.news_url=None" in told
    assert "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate" in told


def test_a_folder_without_lessons_opens_all_the_same(tmp_path: Path) -> None:
    assert "--LabApp.default_url=/lab" in lab_arguments(tmp_path)


def test_a_clone_opened_by_its_name_gets_nothing_copied(clone: Path, started: Started) -> None:
    said: list[str] = []
    open_lab(clone, say=said.append, launch=started)
    assert said == []
    assert f"--ServerApp.root_dir={clone}" in started.told
    assert not (clone / "my-lessons").exists()
    assert not list(clone.glob(".*"))


@pytest.mark.usefixtures("wheel")
def test_an_installed_package_copies_its_lessons_first(tmp_path: Path, started: Started) -> None:
    target = tmp_path / "mine"
    said: list[str] = []
    open_lab(target, say=said.append, launch=started)
    assert (target / LESSON).read_text() == LESSON
    assert said == [f"copied 3 files into {target}"]
    assert f"--ServerApp.root_dir={target}" in started.told


def test_what_was_left_alone_is_said(wheel: Path, tmp_path: Path, started: Started) -> None:
    target = tmp_path / "mine"
    open_lab(target, say=lambda _: None, launch=started)
    (target / LESSON).write_text("my own notes")
    (wheel / "puzzles/bank.json").write_text("a better bank")
    said: list[str] = []
    open_lab(target, say=said.append, launch=started)
    assert said == [
        "updated 1 file that nobody had changed",
        f"left alone, changed here: {LESSON}",
        "for a fresh copy of one, rename yours and run the command again",
    ]


@pytest.mark.usefixtures("wheel")
def test_without_a_clone_a_folder_must_be_named(started: Started) -> None:
    with pytest.raises(LabError, match="kasino lab DIR"):
        open_lab(launch=started)
    assert started.told == []


@pytest.mark.usefixtures("wheel")
def test_without_jupyterlab_the_extra_is_named_and_nothing_copied(
    tmp_path: Path, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda _: None)
    with pytest.raises(LabError, match=r"pip install .*\[lab\]\""):
        open_lab(tmp_path / "mine", launch=started)
    assert not (tmp_path / "mine").exists()
