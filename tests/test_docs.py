"""What the README and the documents say is so: examples run, and links lead somewhere."""

import contextlib
import io
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "notebooks/README.md"]
)
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def test_the_python_example_runs() -> None:
    (example,) = blocks("python")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    promised = re.findall(r"^print\(.*?\) +# (8s.*)$", example, re.MULTILINE)
    assert promised == printed.getvalue().splitlines()[:1]


def test_the_console_example_prints_what_it_shows() -> None:
    (example,) = blocks("console")
    command, _, output = example.partition("\n")
    words = shlex.split(command.removeprefix("$ .venv/bin/kasino "))
    code = "from kasino_teach.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == output


def test_both_commands_stand_for_both_systems() -> None:
    for mark, extra in (("lab-command", "lab"), ("test-command", "test")):
        marked = re.search(rf"<!-- {mark} -->\n```sh\n(.+)\n```\n<!-- /{mark} -->", README)
        assert marked, mark
        assert f'-e ".[{extra}]"' in marked[1]
        windows = marked[1].replace("python3", "py").replace(".venv/bin/", ".venv\\Scripts\\")
        assert f"```bat\n{windows}\n```" in README


def test_every_named_extra_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = set(re.findall(r'"\.\[(\w+)\]"', README))
    assert named == set(project["optional-dependencies"])


def test_the_named_wheel_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = set(re.findall(r'"kasino_teach-([\d.]+)-….whl\[(\w+)\]"', README))
    assert named == {(project["version"], "lab")}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []
