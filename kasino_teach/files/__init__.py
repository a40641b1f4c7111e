"""What lies on disk: files written whole, what came with the package, and copies of it for a person."""

from kasino_teach.files.copies import Copied, CopyError, copy_lessons
from kasino_teach.files.lab import open_lab
from kasino_teach.files.shipped import (
    Shipped,
    ShippedError,
    first_lesson,
    install_command,
    shipped,
)
from kasino_teach.files.whole import write_whole

__all__ = [
    "Copied",
    "CopyError",
    "Shipped",
    "ShippedError",
    "copy_lessons",
    "first_lesson",
    "install_command",
    "open_lab",
    "shipped",
    "write_whole",
]
