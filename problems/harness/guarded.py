"""Continues after an error in a part that a verdict does not need, and logs the error.

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
"""Bytes of the log, after which nothing is added."""


@contextmanager
def guarded(part: str) -> Iterator[None]:
    """End the block at an exception, and log it. With KATA_DEBUG set, raise it."""
    try:
        yield
    except Exception:
        if os.environ.get("KATA_DEBUG"):
            raise
        note(f"{part} failed, and was left out:\n{traceback.format_exc()}\n")


def note(text: str) -> None:
    """Append a text to the log; ignore a disk that cannot be written to."""
    with suppress(OSError):
        NOTES.parent.mkdir(exist_ok=True)
        with NOTES.open("a", encoding="utf-8") as file:
            if file.tell() < LARGEST:
                file.write(text)
