"""Rule sets as pages in plain words, generated from their options: for `docs/rules/` and the terminal."""

from kasino_teach.rulebook.comparison import comparison_markdown
from kasino_teach.rulebook.differences import Difference, differences
from kasino_teach.rulebook.documents import documents
from kasino_teach.rulebook.examples import Example, Told
from kasino_teach.rulebook.markdown import to_markdown
from kasino_teach.rulebook.names import summary, title
from kasino_teach.rulebook.pages import Page, page
from kasino_teach.rulebook.plain import differences_text, same_rules_text, to_text
from kasino_teach.rulebook.sections import Line, Section

__all__ = [
    "Difference",
    "Example",
    "Line",
    "Page",
    "Section",
    "Told",
    "comparison_markdown",
    "differences",
    "differences_text",
    "documents",
    "page",
    "same_rules_text",
    "summary",
    "title",
    "to_markdown",
    "to_text",
]
