"""Logs an error in a part that a verdict does not need, and continues without that part.

with guarded("the rule float_as_index"):
    …  # an exception ends only this block
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from harness.folders import PROBLEMS

NOTES = PROBLEMS.parent / ".kata" / "errors.txt"
LARGEST = 2**20
"""The size of the log in bytes, after which nothing is added."""


@contextmanager
def guarded(part: str) -> Iterator[None]:
    """Log an exception of the `with` block and suppress it. With KATA_DEBUG set, raise it."""
    try:
        yield
    except Exception:
        if os.environ.get("KATA_DEBUG"):
            raise
        note(f"{part} failed, and was left out:\n{traceback.format_exc()}\n")


def note(text: str) -> None:
    """Append a text to the log; ignore write errors."""
    with suppress(OSError):
        NOTES.parent.mkdir(exist_ok=True)
        with NOTES.open("a", encoding="utf-8") as file:
            if file.tell() < LARGEST:
                file.write(text)
