"""The style sheet of the widgets: it follows JupyterLab's theme, which a canvas cannot."""

from __future__ import annotations

from typing import Final

from ipywidgets import HTML, Layout

from kasino_teach.widgets.static import LIVE, STILL

# JupyterLab and Notebook say on the body which theme is on, VS Code likewise. Elsewhere: light.
_ON_DARK: Final = (
    'body[data-jp-theme-light="false"] .kasino-auto',
    'body[data-vscode-theme-kind="vscode-dark"] .kasino-auto',
    ".kasino-as-dark",
)

# Where a widget lives, the picture that stands beside it is out of sight. A page made by nbconvert
# lives nowhere, even where it fetched scripts that draw dead widgets: there it is the other way round.
# Its body has this class; Voilà's has it too, and says who it is.
_EXPORTED: Final = "body.jp-Notebook:not([data-voila])"
_STILL: Final = f"""
.jp-OutputArea:has(.{LIVE}) .jp-OutputArea-child:has(> .jp-OutputArea-output > .{STILL}) {{
  display: none;
}}
{_EXPORTED} .jp-OutputArea .jp-OutputArea-child:has(> .jp-OutputArea-output > .{STILL}) {{
  display: revert;
}}
{_EXPORTED} .{LIVE} {{ display: none; }}
"""

# A board's unit is set by `sizes`; words are 15 units high, and never smaller than 14 px.
_SIZES: Final = """
.kasino-live, .kasino-board {
  container-type: inline-size; box-sizing: border-box; width: 100%; margin: 0;
}
:is(.kasino-live, .kasino-board) :is(.jupyter-widgets, .jupyter-button, .kasino-status) {
  --kasino-text: max(14px, 15 * var(--kasino-unit, 1px));
  font-size: var(--kasino-text); line-height: 1.4;
}
:is(.kasino-live, .kasino-board) .widget-html-content { min-width: 0; }
:is(.kasino-row, .kasino-puzzle) > .jupyter-button {
  height: auto; min-height: 28px; padding: 0.2em 0.8em; line-height: 1.4;
  /* A button that gets the keyboard is scrolled to with the words below it. */
  scroll-margin-bottom: 6em;
}
.kasino-stage { width: calc(860 * var(--kasino-unit, 1px)); }
"""

_BOARD: Final = f"""
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
.kasino-row {{ margin-left: 4px; }}
.kasino-unseen:not(:focus) {{
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}}
"""

_ANSWERS: Final = """
.kasino-answer, .kasino-question {
  color: var(--jp-ui-font-color1, inherit); line-height: 1.4; margin: 0 4px;
}
.kasino-answer p, .kasino-question p { margin: 4px 0; }
.kasino-answer table { border-collapse: collapse; margin: 8px 0; min-width: min(100%, 32em); }
.kasino-answer caption { text-align: left; padding: 4px 0; }
.kasino-answer :is(th, td) {
  text-align: left; padding: 3px 14px 3px 6px; border-bottom: 1px solid var(--jp-border-color1, #999);
}
.kasino-answer :is(th, td):nth-child(3) { text-align: right; font-variant-numeric: tabular-nums; }
.kasino-answer table.kasino-score :is(th, td) { text-align: left; }
.kasino-answer .kasino-own td { font-weight: bold; background: var(--jp-layout-color2, #eee); }
"""

_LOW: Final = """
@media (max-height: 700px) {
  .kasino-question p { margin: 0; }
  .kasino-question p + p:not(:hover) { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
}
"""
"""In a low window the question takes three lines at most, and no more can be read of why until pointed at."""


def style_sheet() -> HTML:
    """A widget that shows nothing and carries the rules; every board has one."""
    return HTML(
        f"<style>{_STILL}{_SIZES}{_BOARD}{_ANSWERS}{_LOW}</style>", layout=Layout(display="none")
    )
