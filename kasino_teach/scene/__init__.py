"""The picture of the table: a position as plain shapes, and those as SVG or as words."""

from kasino_teach.scene.describe import describe
from kasino_teach.scene.drawing import (
    Hull,
    SceneState,
    build_id,
    default_names,
    hand_id,
    table_id,
)
from kasino_teach.scene.layout import layout
from kasino_teach.scene.palette import DARK, FOUR_COLOUR, LIGHT, TWO_COLOUR, Deck, Theme
from kasino_teach.scene.pointing import pointing
from kasino_teach.scene.shapes import (
    FONT,
    AnyShape,
    Box,
    Circle,
    HitArea,
    Path,
    Rect,
    Scene,
    Shape,
    Text,
    path_steps,
)
from kasino_teach.scene.show import Picture, position_bundle, text_picture
from kasino_teach.scene.svg import data_uri, img_html, to_svg

__all__ = [
    "DARK",
    "FONT",
    "FOUR_COLOUR",
    "LIGHT",
    "TWO_COLOUR",
    "AnyShape",
    "Box",
    "Circle",
    "Deck",
    "HitArea",
    "Hull",
    "Path",
    "Picture",
    "Rect",
    "Scene",
    "SceneState",
    "Shape",
    "Text",
    "Theme",
    "build_id",
    "data_uri",
    "default_names",
    "describe",
    "hand_id",
    "img_html",
    "layout",
    "path_steps",
    "pointing",
    "position_bundle",
    "table_id",
    "text_picture",
    "to_svg",
]
