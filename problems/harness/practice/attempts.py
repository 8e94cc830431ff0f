"""Begins a rep: puts the attempt away and restores the stub.

No attempt is ever deleted or written over.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from harness import load
from harness.practice.attempt_file import read_text, stub_of
from harness.practice.attempt_text import is_stub
from harness.practice.events import Began
from harness.practice.journal import FOLDER, append_or_explain, read_journal
from harness.practice.past import past_of
from harness.records import Problem


@dataclass(frozen=True)
class Beginning:
    """A rep that has begun."""

    kept: Path | None
    """The path where the attempt before it lies now; None if there was none."""
    complaint: str
    """The reason why the history does not have it; '' if it has."""


def begin(problem: Problem, approach: str = "", task: str = "") -> Beginning:
    """Put the attempt away if there is one, write the stub, and begin a rep.

    Raises OSError if that is not possible; then nothing has changed.

    Args:
        problem: the one to practise.
        approach: the approach that is asked for from memory; '' if any will do.
        task: comments above the stub that say what is asked for.
    """
    attempt, stub = load.attempt_path(problem), task + stub_of(problem)
    now, kept = datetime.now(UTC), None
    if not attempt.exists() and not attempt.is_symlink():
        attempt.parent.mkdir(parents=True, exist_ok=True)
        write_stub(attempt, stub)
    elif read_text(attempt) != stub:
        kept = put_away(attempt, stub, _verdict_of(problem, attempt), now.astimezone())
    name = kept.name if kept else ""
    event = Began(time=now, problem=problem.slug, put_away=name, approach=approach)
    return Beginning(kept, append_or_explain(event))


def put_away(attempt: Path, stub: str, verdict: str, now: datetime) -> Path:
    """Move an attempt to `attempts/<date and time>-<verdict>.py`, and write the stub in its place.

    Raises OSError if that is not possible; the attempt is then where it was.

    Args:
        attempt: the file; it is moved in one step, so that no save can be lost on the way.
        stub: the text to begin anew with.
        verdict: what is known of it, as in `Wrong Answer`.
        now: the time by which it is named.
    """
    target = _reserve(FOLDER / "attempts", f"{now:%Y-%m-%d %H-%M-%S} {verdict}")
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


def _verdict_of(problem: Problem, attempt: Path) -> str:
    """Return the verdict of an attempt, as far as the history knows it."""
    source, known = read_text(attempt), None
    if source and is_stub(source, stub_of(problem)):
        return "stub"
    with suppress(OSError):
        past = past_of(read_journal(), problem.slug, datetime.now(UTC))
        known = past.judgement_of(source or "")
    return known.verdict if known else "not judged"
