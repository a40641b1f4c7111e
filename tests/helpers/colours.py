"""How colours differ: contrast by WCAG's formula, difference by CIEDE2000, and to colour-blind eyes.

Sources: WCAG 2.2 (relative luminance); Machado, Oliveira and Fernandes 2009 (the matrices, of full
strength); Sharma, Wu and Dalal 2005 (CIEDE2000).
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

Triple = tuple[float, float, float]

EYES: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What linear red, green and blue become to an eye."""

_XYZ: Final = (
    (0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883),
)
"""From linear red, green and blue to X, Y, Z, each in parts of white (D65)."""


def luminance(colour: str) -> float:
    """The relative luminance of `#RRGGBB`."""
    return _times((0.2126, 0.7152, 0.0722), _linear(colour))


def contrast(one: str, other: str) -> float:
    """WCAG's contrast, 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def lightness(colour: str) -> float:
    """How light a colour is on a grey print: 0 black, 100 white."""
    return _lab(colour, "normal")[0]


def distance(one: str, other: str, eyes: str) -> float:
    """The difference of two colours to one of :data:`EYES`. From 10 on it is seen at a glance."""
    (l1, a1, b1), (l2, a2, b2) = _lab(one, eyes), _lab(other, eyes)
    c7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(c7 / (c7 + 25**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = (degrees(atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, c, h = (l1 + l2) / 2, (c1 + c2) / 2, h1 + turn / 2
    terms = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    t = 1 + sum(weight * cos(radians(n * h + at)) for weight, n, at in terms)
    dl /= 1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2)
    dc, dh = dc / (1 + 0.045 * c), dh / (1 + 0.015 * c * t)
    blue = sin(radians(60 * exp(-(((h % 360 - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 - 2 * sqrt(c**7 / (c**7 + 25**7)) * blue * dc * dh)


def _lab(colour: str, eyes: str) -> Triple:
    seen = [min(1, max(0, _times(row, _linear(colour)))) for row in EYES[eyes]]
    x, y, z = (_root(_times(row, (seen[0], seen[1], seen[2]))) for row in _XYZ)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _linear(colour: str) -> Triple:
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _straight(r), _straight(g), _straight(b)


def _straight(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _times(row: Triple, column: Triple) -> float:
    return sum(a * b for a, b in zip(row, column, strict=True))
