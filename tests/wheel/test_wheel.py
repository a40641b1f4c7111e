"""The installed wheel, away from the source tree: what a person gets who never saw the clone."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path

import pytest

pytestmark = pytest.mark.wheel

POSITION = "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"
MOVES = ["8s", "8sx3c+5h", "8sx3c+5h,8d", "8sx8d"]
PO = "kasino_teach/locale"
SETTINGS = "labconfig/default_setting_overrides.json"


KINDS = {
    "as the machine can": {},
    "universal": {"KASINO_TEACH_PURE": "1"},
    "without a compiler": {"CC": "no-such-compiler"},
}
"""The ways to build a wheel, with what each sets in the environment."""
FOREIGN = {"PYTHONPATH", "KASINO_TEACH_PURE", "CC"}


def run(command: Sequence[str | Path], cwd: Path, **settings: str) -> str:
    """Standard output of a command that must succeed, away from this test's own environment."""
    environment = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=environment | {"PYTHONUTF8": "1"} | settings,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@dataclass(frozen=True)
class Built:
    """A wheel, and the way it was built."""

    kind: str
    wheel: Path

    def wheel_names(self) -> set[str]:
        with zipfile.ZipFile(self.wheel) as archive:
            return set(archive.namelist())

    @property
    def is_compiled(self) -> bool:
        return any(name.endswith((".so", ".pyd")) for name in self.wheel_names())


@dataclass(frozen=True)
class Installed:
    """A virtual environment that holds the wheel, and an empty folder to start from."""

    scripts: Path
    empty: Path

    def python(self, code: str) -> str:
        return run([self.scripts / "python", "-c", code], self.empty)

    def kasino(self, *arguments: str) -> str:
        return run([self.scripts / "kasino", *arguments], self.empty)


@pytest.fixture(scope="session")
def sdist(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution; all is built without isolation, so without a network."""
    out = tmp_path_factory.mktemp("sdist")
    run([sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", out, root], out)
    (found,) = out.glob("*.tar.gz")
    return found


@pytest.fixture(scope="session", params=KINDS)
def built(
    sdist: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Built:
    """A wheel made from the unpacked sdist, in each way there is."""
    out = tmp_path_factory.mktemp("dist")
    with tarfile.open(sdist) as archive:
        archive.extractall(out / "source", filter="data")
    (source,) = (out / "source").iterdir()
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel"]
    command: list[str | Path] = [*build, "--outdir", out, source]
    run(command, out, **KINDS[request.param])
    (wheel,) = out.glob("*.whl")
    return Built(request.param, wheel)


@pytest.fixture(scope="session")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel alone in a new environment; its dependencies are borrowed from this one."""
    place = tmp_path_factory.mktemp("installed")
    venv, empty = place / "venv", place / "empty"
    empty.mkdir()
    run([sys.executable, "-m", "venv", "--without-pip", venv], empty)
    scripts = venv / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    pip = [sys.executable, "-m", "pip", f"--python={python}"]
    run([*pip, "install", "--no-deps", "--no-index", "--quiet", built.wheel], empty)
    site = run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], empty)
    # Searched last, and its own .pth files are not read: our editable install stays out of sight.
    Path(site.strip(), "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return Installed(scripts, empty)


def shipped_files(root: Path) -> set[str]:
    """Lessons and banks of the source tree, without what a working clone leaves among them."""
    return {
        path.relative_to(root).as_posix()
        for folder in ("notebooks", "puzzles")
        for path in (root / folder).rglob("*")
        if path.is_file()
        and not any(part.startswith((".", "__pycache__")) for part in path.relative_to(root).parts)
    }


def test_the_wheel_holds_lessons_banks_catalogues_and_the_typed_mark(
    built: Built, root: Path
) -> None:
    wanted = {f"kasino_teach/_shipped/{name}" for name in shipped_files(root)}
    wanted |= {path.relative_to(root).as_posix() for path in (root / PO).rglob("*.po")}
    wanted |= {"kasino_teach/py.typed", f"kasino_teach/_jupyter/{SETTINGS}"}
    assert wanted - built.wheel_names() == set()


def test_the_wheel_holds_nothing_else(built: Built, root: Path) -> None:
    names = built.wheel_names()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"kasino_teach"}
    shipped = {name for name in names if name.startswith("kasino_teach/_shipped/")}
    assert shipped == {f"kasino_teach/_shipped/{name}" for name in shipped_files(root)}
    assert not [name for name in names if "__pycache__" in name or "/." in name]


def test_only_the_universal_wheel_is_for_every_machine(built: Built) -> None:
    assert built.wheel.name.endswith("py3-none-any.whl") == (built.kind == "universal")


def test_the_wheel_is_compiled_where_it_can_be(built: Built) -> None:
    able = built.kind == "as the machine can" and shutil.which("gcc") is not None
    assert built.is_compiled == able
    assert not [name for name in built.wheel_names() if name.endswith((".c", ".pxd"))]


def test_the_solver_says_which_form_runs(built: Built, installed: Installed) -> None:
    code = "from kasino_teach.solver import form; print(form())"
    assert installed.python(code).strip() == ("compiled" if built.is_compiled else "pure")
    forced = run([installed.scripts / "python", "-c", code], installed.empty, KASINO_TEACH_PURE="1")
    assert forced.strip() == "pure"


def test_the_sdist_holds_what_building_and_testing_need(sdist: Path, root: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", "setup.py"}
    wanted |= {"tests/conftest.py", "docs/README.md", "kasino_teach/py.typed"}
    assert (wanted | shipped_files(root)) - names == set()


def test_playing_and_solving_depend_on_two_packages_only(built: Built) -> None:
    with zipfile.ZipFile(built.wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(name).decode())
    plain = [need for need in metadata.get_all("Requires-Dist", []) if "extra ==" not in need]
    assert sorted(need.split(">")[0] for need in plain) == ["babel", "click"]
    assert metadata["License-Expression"] == "MIT"


def test_import_needs_no_notebook(installed: Installed) -> None:
    code = """
import json, sys, kasino_teach, kasino_teach.cli
heavy = ["ipywidgets", "ipycanvas", "jupyterlab", "jupyter_server", "pandas", "numpy", "IPython"]
print(json.dumps([kasino_teach.__file__, [name for name in heavy if name in sys.modules]]))
"""
    file, loaded = json.loads(installed.python(code))
    assert Path(file).is_relative_to(installed.scripts.parent)
    assert loaded == []


def test_catalogues_load(installed: Installed) -> None:
    code = """
import json
from babel.messages.pofile import read_po
from kasino_teach.translator import LANGUAGES, Translator, catalogue_path
found = {}
for lang in LANGUAGES.keys() - {"en"}:
    with catalogue_path(lang).open("rb") as file:
        plain = [m for m in read_po(file) if m.id and not m.pluralizable and not m.python_brace_format]
    found[lang] = [(m.string, Translator(lang).text(m.id, context=m.context)) for m in plain]
print(json.dumps(found))
"""
    found = json.loads(installed.python(code))
    assert set(found) == {"fi", "nb"}
    for pairs in found.values():
        assert pairs
        assert all(written == said for written, said in pairs)


def test_shipped_lessons_and_banks_are_found(installed: Installed, root: Path) -> None:
    code = """
import json
from kasino_teach.files import shipped
found = shipped()
print(json.dumps([found.is_clone, str(found.notebooks), str(found.puzzles)]))
"""
    is_clone, *folders = json.loads(installed.python(code))
    assert not is_clone
    for folder in map(Path, folders):
        assert folder.is_relative_to(installed.scripts.parent)
        assert {path.name for path in folder.iterdir()} == {
            name.split("/")[1] for name in shipped_files(root) if name.startswith(folder.name)
        }


def test_lessons_are_copied_and_an_own_version_survives(installed: Installed, root: Path) -> None:
    code = """
import json
from dataclasses import asdict
from pathlib import Path
from kasino_teach.files import copy_lessons, shipped
print(json.dumps(asdict(copy_lessons(shipped(), Path("lessons")))))
"""
    new = json.loads(installed.python(code))["new"]
    assert set(new) == shipped_files(root)
    own = installed.empty / "lessons" / new[0]
    own.write_text("mine", "utf-8")
    assert json.loads(installed.python(code))["changed"] == new[:1]
    assert own.read_text("utf-8") == "mine"


def test_moves_are_listed(installed: Installed) -> None:
    assert installed.kasino("moves", POSITION).split("\n")[:-1] == MOVES


def test_a_position_is_solved(installed: Installed) -> None:
    assert any(move in installed.kasino("solve", POSITION) for move in MOVES)


def test_a_wrong_position_is_refused_without_a_traceback(installed: Installed) -> None:
    done = subprocess.run(
        [installed.scripts / "kasino", "moves", "finnish 3c3c 8s/2c 0 - -/- 0/0 -"],
        cwd=installed.empty,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode != 0
    assert "3c" in done.stderr
    assert "Traceback" not in done.stderr
