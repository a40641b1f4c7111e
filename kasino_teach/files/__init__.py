"""What lies on disk: files written whole, what came with the package, and copies of it for a person.

`lab` is imported by whoever opens JupyterLab, and not from here.
"""

from kasino_teach.files.copies import Copied, CopyError, copy_lessons
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
    "shipped",
    "write_whole",
]
