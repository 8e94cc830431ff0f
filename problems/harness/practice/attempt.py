"""The learner's attempt at a problem, its text at a moment, and what is saved while one looks.

A save is read and parsed once. The same value is then shown, judged and kept, so that the text
that is judged is the one whose state was shown.
"""

from __future__ import annotations

import ast
import warnings
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from itertools import dropwhile
from pathlib import Path

from harness.child.recorder import can_record
from harness.errors import KataError, shown_path
from harness.practice.events import digest
from harness.problem import Problem
from harness.problem_folder import read_stub
from harness.solution_files import Solution, attempt_path, load_solution, no_attempt
from harness.which_case import choose_cases
from harness.why.python.recursion import calls_itself


@dataclass(frozen=True)
class Attempt:
    """The learner's file of a problem."""

    problem: Problem
    path: Path
    stub: str
    """The text that a rep begins with."""

    @property
    def is_on_grid(self) -> bool:
        """True if a solution gets a grid, whose writes a replay shows. Else it shows the calls."""
        [example] = choose_cases(self.problem, single=True)
        return can_record(self.problem.arguments(example)[0])


class Readiness(StrEnum):
    """The states of a file before it is judged."""

    GONE = "gone"
    """There is no file, or it cannot be read."""
    STUB = "stub"
    EMPTY = "empty"
    """The file is empty, as it is for a moment while an editor saves it."""
    UNFINISHED = "unfinished"
    """The file is not Python yet, as in the middle of typing."""
    READY = "ready"


@dataclass(frozen=True)
class Save:
    """The text of an attempt at a moment, read and parsed once."""

    readiness: Readiness
    solution: Solution | None = None
    """The text; None if it cannot be read."""
    detail: str = ""
    """The place where it is not yet Python, and the reason; or a sentence on why it cannot be read.
    """
    time: datetime = field(default=datetime.min.replace(tzinfo=UTC), compare=False)
    """The time when the file was last written to."""

    @property
    def source(self) -> str:
        """The text; '' if it cannot be read."""
        return self.solution.source if self.solution else ""

    @property
    def digest(self) -> str:
        """A short text by which the journal knows the source."""
        return digest(self.source)

    @property
    def is_written(self) -> bool:
        """True if it holds something of the learner's."""
        return self.readiness in (Readiness.UNFINISHED, Readiness.READY)


def attempt_at(problem: Problem) -> Attempt:
    """Return the learner's attempt at a problem."""
    return Attempt(problem, attempt_path(problem), read_stub(problem.folder))


def read_save(attempt: Attempt) -> Save:
    """Read the file of an attempt, which may be missing."""
    time = _saved_at(attempt.path)
    try:
        solution = load_solution(Path(shown_path(attempt.path)))
    except KataError as error:
        detail = str(error) if attempt.path.exists() else ""
        return Save(Readiness.GONE, detail=detail, time=time)
    return save_of(solution, attempt.stub, time)


def save_of(solution: Solution, stub: str, time: datetime) -> Save:
    """Return a text as a save, next to the stub that a rep begins with. Pure."""
    source = solution.source
    if not source.strip():
        return Save(Readiness.EMPTY, solution, time=time)
    if _without_comment(source) == _without_comment(stub):
        return Save(Readiness.STUB, solution, time=time)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except SyntaxError as error:
        detail = f"line {error.lineno}: {error.msg}"
        return Save(Readiness.UNFINISHED, solution, detail, time)
    except (ValueError, RecursionError, MemoryError) as error:
        return Save(Readiness.UNFINISHED, solution, str(error), time)
    return Save(Readiness.READY, solution, time=time)


def has_search(source: str, *, writes: bool) -> bool:
    """Return True if a source writes to an item, or calls a function inside itself, for a replay.

    Args:
        source: the text of a solution, which Python can read.
        writes: True to look for writes, else for calls.
    """
    nodes = list(ast.walk(ast.parse(source)))
    if writes:
        return any(isinstance(it, ast.Subscript) and isinstance(it.ctx, ast.Store) for it in nodes)
    return any(isinstance(it, ast.FunctionDef) and calls_itself(it) for it in nodes)


class WatchedFile:
    """A file that an editor saves, in place or by putting another file there."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.last = Save(Readiness.GONE)
        """The last save that was new."""
        self._identity: object = ""
        self._emptied: Save | None = None
        """An empty file, which may be in the middle of being saved."""

    def forget(self) -> None:
        """Take the next save for new, even if the file is what it was before."""
        self.last, self._identity = Save(Readiness.GONE), ""

    def new_save(self) -> Save | None:
        """Read the file if it has changed. Return None if that is nothing new.

        A file that is empty is reported only when the next look finds it empty still.
        """
        identity = self._identify()
        if identity == self._identity:
            save, self._emptied = self._emptied, None
        else:
            self._identity, save = identity, read_save(self.attempt)
            self._emptied = save if save.readiness is Readiness.EMPTY else None
        if save is None or save is self._emptied or save == self.last:
            return None
        self.last = save
        return save

    def _identify(self) -> object:
        """Return what differs with each save; None if there is no file."""
        with suppress(OSError):
            found = self.attempt.path.stat()
            return found.st_mtime_ns, found.st_size, found.st_ino
        return None


def solution_in(attempt: Attempt, save: Save) -> Solution:
    """Return the text of a save for the judge. Raises KataError if there is none."""
    if save.solution:
        return save.solution
    raise KataError(save.detail or no_attempt(attempt.problem))


def _saved_at(path: Path) -> datetime:
    """Return when a file was last written to; now if that is not known."""
    with suppress(OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return datetime.now(UTC)


def _without_comment(text: str) -> str:
    """Return a text without the comments that it begins with, which say what a rep asks for."""
    return "\n".join(dropwhile(lambda line: line.startswith("#"), text.strip().splitlines()))
