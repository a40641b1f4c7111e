"""The style sheet of the widgets: it follows JupyterLab's theme, which a canvas cannot."""

from __future__ import annotations

from typing import Final

from ipywidgets import HTML, Layout

# JupyterLab and Notebook say on the body which theme is on, VS Code likewise. Elsewhere: light.
_ON_DARK: Final = (
    'body[data-jp-theme-light="false"] .kasino-auto',
    'body[data-vscode-theme-kind="vscode-dark"] .kasino-auto',
    ".kasino-as-dark",
)

_RULES: Final = f"""
.kasino-board {{ position: relative; }}
.kasino-skip:focus {{ position: absolute; top: 4px; left: 4px; z-index: 1; }}
.kasino-scroll {{ overflow: auto hidden; padding: 6px; }}
.kasino-stage {{ position: relative; flex: none; margin: 0; overflow: visible; }}
.kasino-stage > canvas {{
  /* Pointers go to the buttons above, so that the wheel and a swipe scroll the page:
     a canvas of ipycanvas swallows them. */
  pointer-events: none;
  /* The picture's own proportions make the stage as high as it is to be. */
  width: 100%; height: auto; margin: 0; flex: none; align-self: flex-start;
  border-radius: 14px;
}}
.kasino-stage > canvas:focus-visible {{ outline: 3px solid #fff; box-shadow: 0 0 0 6px #111; }}
.kasino-stage > .kasino-dark {{ display: none; }}
{", ".join(f"{where} > .kasino-dark" for where in _ON_DARK)} {{ display: block; }}
{", ".join(f"{where} > .kasino-light" for where in _ON_DARK)} {{ display: none; }}
.kasino-stage > .kasino-hit, .kasino-stage > .kasino-hit:is(:hover, :active, :focus) {{
  position: absolute; margin: 0; padding: 0; border: 0; border-radius: 8px;
  background: transparent; color: transparent; box-shadow: none; outline: 0 solid transparent;
  font-size: 1px; line-height: 1; overflow: hidden; cursor: pointer;
  forced-color-adjust: none; touch-action: manipulation;
}}
.kasino-stage > .kasino-hit:focus-visible {{
  box-shadow: 0 0 0 2px #fff, 0 0 0 5px #111;
}}
.kasino-row, .kasino-status {{ margin-left: 4px; }}
.kasino-unseen:not(:focus) {{
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}}
.kasino-status {{
  color: var(--jp-ui-font-color1, inherit); font-size: 15px; line-height: 1.4; min-height: 1.4em;
}}
"""


def style_sheet() -> HTML:
    """A widget that shows nothing and carries the rules; every widget that needs them has one."""
    return HTML(f"<style>{_RULES}</style>", layout=Layout(display="none"))
