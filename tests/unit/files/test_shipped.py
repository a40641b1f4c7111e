"""Where the shipped lessons and banks are found."""

import sys
from pathlib import Path

import pytest

from kasino_teach.errors import KasinoError
from kasino_teach.files.shipped import ShippedError, first_lesson, install_command, shipped


def make_package(root: Path, data: Path) -> Path:
    package = root / "kasino_teach"
    package.mkdir(parents=True)
    for name in ("notebooks", "puzzles"):
        (data / name).mkdir(parents=True)
    return package


def test_this_source_tree_is_found() -> None:
    found = shipped()
    assert found.is_clone
    assert found.root == Path(__file__).resolve().parents[3]
    assert found.notebooks.is_dir()
    assert found.puzzles.is_dir()


def test_a_wheel_has_its_copies_inside_the_package(tmp_path: Path) -> None:
    package = make_package(tmp_path, tmp_path / "kasino_teach" / "_shipped")
    found = shipped(package)
    assert not found.is_clone
    assert found.notebooks == package / "_shipped" / "notebooks"
    assert found.puzzles == package / "_shipped" / "puzzles"


def test_a_clone_is_known_by_its_project_file(tmp_path: Path) -> None:
    package = make_package(tmp_path, tmp_path)
    (tmp_path / "pyproject.toml").touch()
    found = shipped(package)
    assert found.is_clone
    assert found.notebooks == tmp_path / "notebooks"


def test_folders_beside_an_installed_package_are_not_ours(tmp_path: Path) -> None:
    package = make_package(tmp_path, tmp_path)  # no project file: this could be any site-packages
    with pytest.raises(ShippedError) as caught:
        shipped(package)
    assert caught.value.folder == package / "_shipped" / "notebooks"
    assert isinstance(caught.value, KasinoError)


def test_the_first_lesson_is_first_by_name(tmp_path: Path) -> None:
    assert first_lesson(tmp_path) is None
    for name in ("02-moves.ipynb", "01-cards.ipynb", "00-readme.md"):
        (tmp_path / name).touch()
    assert first_lesson(tmp_path) == tmp_path / "01-cards.ipynb"


def test_an_extra_is_added_the_way_the_package_came(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    package = make_package(clone, clone)
    (clone / "pyproject.toml").touch()
    assert install_command("lab", package).endswith(f' -m pip install -e "{clone}[lab]"')
    wheel = make_package(tmp_path / "site-packages", tmp_path / "data")
    assert install_command("lab", wheel).endswith(' -m pip install "kasino_teach[lab]"')
    assert install_command("lab", wheel).split()[0].strip('"') in sys.executable
