"""The command line, `kasino`. Its commands print what the library says; they judge nothing."""

from kasino_teach.cli.main import main

__all__ = ["main"]
