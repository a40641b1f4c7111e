"""The files of `docs/rules/`: a page and pictures for each preset, the comparison and an index."""

from __future__ import annotations

from collections.abc import Mapping

from kasino_teach.rulebook.comparison import comparison_markdown
from kasino_teach.rulebook.markdown import index_markdown, to_markdown
from kasino_teach.rulebook.pages import page
from kasino_teach.rules import PRESETS
from kasino_teach.translator import Translator


def documents(tr: Translator | None = None) -> Mapping[str, str]:
    """Every file by its name, the same to the letter each time; in English by default."""
    said = tr or Translator()
    index, compared = said.text("The rule systems"), said.text("The rule systems compared")
    below = f"[{index}](README.md), [{compared}](comparison.md)"
    files = {"README.md": index_markdown(said), "comparison.md": comparison_markdown(said)}
    for name, rules in PRESETS.items():
        made = page(rules, said)
        pictures = [f"{name}-{number}.svg" for number in range(1, len(made.examples) + 1)]
        files[f"{name}.md"] = f"{to_markdown(made, pictures)}\n{below}\n"
        files |= {
            picture: example.picture
            for picture, example in zip(pictures, made.examples, strict=True)
        }
    return files
