"""Puts an attempt away and restores the stub. No attempt is ever deleted or written over."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from harness.practice.history import FOLDER


def put_away(attempt: Path, stub: str, verdict: str, now: datetime, folder: Path = FOLDER) -> Path:
    """Move an attempt to `attempts/<date and time>-<verdict>.py`, and write the stub in its place.

    Raises OSError if that is not possible; the attempt is then where it was.

    Args:
        attempt: the file; it is moved in one step, so that no save can be lost on the way.
        stub: the text to begin anew with.
        verdict: what is known of it, as in `Wrong Answer`.
        now: the time by which it is named.
        folder: that of the history.
    """
    target = _reserve(folder / "attempts", f"{now:%Y-%m-%d %H-%M-%S} {verdict}")
    try:
        attempt.replace(target)
    except OSError:
        target.unlink()
        raise
    try:
        write_stub(attempt, stub)
    except FileExistsError:  # an editor has saved again: that text is the newest, and it stays
        return target
    except OSError:
        target.replace(attempt)
        raise
    return target


def write_stub(attempt: Path, stub: str) -> None:
    """Write the stub to a new file. Raises FileExistsError if there is a file already."""
    try:
        with attempt.open("x", encoding="utf-8") as file:
            file.write(stub)
    except FileExistsError:
        raise
    except OSError:  # a full disk: leave no half of it behind
        with suppress(OSError):
            attempt.unlink()
        raise


def _reserve(folder: Path, name: str) -> Path:
    """Create an empty file with a name that was free, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    plain = name.lower().replace(" ", "-")
    for number in count(1):
        path = folder / f"{plain}{f'-{number}' * (number > 1)}.py"
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
    raise AssertionError
