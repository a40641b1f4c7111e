"""A board on a page, for tests: the cell that makes it, and what one can do with it and see of it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from kasino_teach.engine import Position
from kasino_teach.scene import LIGHT, Box, Scene, Theme, data_uri, layout, to_svg
from tests.browser.lab import Lab, until, until_equal

LINE = (
    "finnish-duel 2c8sKhQd5c9h Ac4c9cJh/5s6s9sJs 0 5dKd6c4sJd9d2hTs "
    "2d3h3s4d5h6h7c8d8hTdThJcQcKcKs/AdAhAs2s3c3d4h6d7d7h7s8cTcQs 0/1 0"
)
NAMES = ("Aino", "Ben")

CELL = f"""
from ipywidgets import Button
from kasino_teach.engine import Position
from kasino_teach.scene import SceneState, layout
from kasino_teach.widgets.board import Board

position = Position.parse({LINE!r})
selected, picked = set(), []

def scene_of(look):
    state = SceneState(selected=frozenset(selected), focus=look.focus)
    return layout(position, names={NAMES!r}, theme=look.theme, state=state)

def pick(id):
    picked.append(id)
    selected.symmetric_difference_update({{id}})
    board.show(selected=selected)
    board.say(f"<picked> {{len(picked)}}: {{' '.join(sorted(selected))}}")

def clear():
    selected.clear()
    board.show(selected=selected)
    board.say("cleared")

play = Button(description="Play")
play.on_click(lambda _: board.say("played"))
board = Board(scene_of, pick, on_clear=clear, actions=[play])
board
"""

FILLER = "\n" * 40
"""A cell so long that the page scrolls, as notebooks do."""


class BoardPage:
    """What a test does with the board on the page."""

    def __init__(self, lab: Lab) -> None:
        self.lab = lab
        self.page = lab.page
        self.stage = self.page.locator(".kasino-stage")
        self.status = self.page.get_by_role("status").and_(self.page.locator(".kasino-status"))
        self.come()

    def come(self) -> None:
        """Wait for the board and bring it to the top of the window."""
        expect(self.canvas).to_be_visible()
        self.page.locator(".kasino-board").evaluate("board => board.scrollIntoView()")

    @property
    def canvas(self) -> Locator:
        """The canvas that shows: the light or the dark one."""
        return self.stage.locator("canvas:visible")

    def card(self, name: str) -> Locator:
        """The button over a card, by the beginning of its name."""
        return self.page.get_by_role("button", name=name)

    def colour(self, x: float, y: float) -> str:
        """The canvas's colour at a point in board units, `#RRGGBB`."""
        r, g, b, _ = self.canvas.evaluate(
            "(canvas, [x, y]) => [...canvas.getContext('2d').getImageData(2 * x, 2 * y, 1, 1).data]",
            [x, y],
        )
        return f"#{r:02X}{g:02X}{b:02X}"

    def wait_painted(self, theme: Theme) -> None:
        """Wait until felt, plates and cards are there, in the theme's colours."""
        spots = (
            (theme.board, (435, 116)),
            (theme.felt, (435, 140)),
            (theme.accent, (20, 490)),
            (theme.plate, (20, 100)),
            (theme.face, middle("table:8s").moved(-36, 55)[:2]),
        )
        wanted = [colour for colour, _ in spots]
        until_equal(lambda: [self.colour(*spot) for _, spot in spots], wanted)

    def wait_selected(self, id_: str) -> None:
        """Wait until a card of the table has its ring, in the light theme."""
        right_edge = middle(id_).moved(50.5)[:2]
        until_equal(lambda: self.colour(*right_edge), LIGHT.selection)

    def point(self, id_: str) -> tuple[float, float]:
        """The middle of a thing, in px of the window."""
        box, spot = self.stage.bounding_box(), middle(id_)
        assert box
        return box["x"] + spot.x / 860 * box["width"], box["y"] + spot.y / 520 * box["height"]

    @property
    def top(self) -> float:
        """The board's upper edge, in px of the window."""
        return float(
            self.page.locator(".kasino-board").evaluate("b => b.getBoundingClientRect().y")
        )

    def wheel(self, id_: str, px: int) -> None:
        """Turn the wheel over a thing and wait until the page has scrolled by so many px."""
        before = self.top
        self.page.mouse.move(*self.point(id_))
        self.page.mouse.wheel(0, px)
        until(lambda: abs(before - self.top - px) < 3, f"the wheel over {id_} scrolled by {px} px")

    def is_whole(self) -> bool:
        """Whether no part of the picture is cut off or needs scrolling sideways."""
        whole: bool = self.stage.evaluate(_WHOLE)
        return whole

    def differing(self) -> float:
        """The part of the pixels that differ clearly between the canvas and the SVG of its scene."""
        part: float = self.canvas.evaluate(_DIFFERING, data_uri(to_svg(scene())))
        return part


def scene(theme: Theme = LIGHT) -> Scene:
    """The scene that CELL shows at first."""
    return layout(Position.parse(LINE), names=NAMES, theme=theme)


def middle(id_: str) -> Box:
    """The middle of a hit area, as an empty box, in board units."""
    area = next(area for area in scene().hit_areas if area.id == id_)
    return Box(area.rect.cx, area.rect.cy, 0, 0)


_WHOLE = """stage => {
    const inner = stage.getBoundingClientRect();
    const outer = stage.closest('.jp-WindowedPanel-outer');
    const seen = outer.getBoundingClientRect();
    const still = [outer, stage.parentElement].every(e => e.scrollWidth <= e.clientWidth);
    return still && inner.left >= seen.left && inner.right <= seen.right
        && inner.top >= seen.top && inner.bottom <= seen.bottom;
}"""

_DIFFERING = """async (canvas, uri) => {
    const image = new Image();
    image.src = uri;
    await image.decode();
    const {width, height} = canvas;
    const other = new OffscreenCanvas(width, height).getContext('2d');
    other.drawImage(image, 0, 0, width, height);
    const [a, b] = [canvas.getContext('2d'), other].map(c => c.getImageData(0, 0, width, height).data);
    let differing = 0;
    for (let i = 0; i < a.length; i += 4)
        if (Math.max(...[0, 1, 2].map(k => Math.abs(a[i + k] - b[i + k]))) > 64) differing++;
    return differing / (width * height);
}"""
