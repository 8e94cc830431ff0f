"""The learner's attempt at a problem, and its saves.

A save is read and parsed once; the same `Save` is then shown, judged and recorded.
"""

import ast
import warnings
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from itertools import dropwhile
from pathlib import Path

from harness.errors import KataError, shown_path
from harness.practice.events import digest
from harness.problem import Problem
from harness.problem_folder import read_stub
from harness.solution_files import Solution, attempt_path, load_solution, no_attempt


class State(StrEnum):
    """The states of an attempt: of its file, and then of its judgement."""

    MISSING = "there is no file"
    UNREADABLE = "the file cannot be read"
    STUB = "the stub"
    UNFINISHED = "not Python yet, as in the middle of typing"
    READY = "not judged"
    FAILED = "failed"
    ACCEPTED = "Accepted"


@dataclass(frozen=True)
class Save:
    """A snapshot of the attempt's file, read and parsed once."""

    problem: Problem
    state: State
    """The state of the file; `Situation.state` is the state after its judgement."""
    solution: Solution | None = None
    """The text; None if it cannot be read."""
    detail: str = ""
    """The syntax error with its line, or a sentence on why the file cannot be read."""

    @property
    def source(self) -> str:
        """The text; '' if it cannot be read."""
        return self.solution.source if self.solution else ""

    @property
    def digest(self) -> str:
        """The digest that identifies the source in the journal."""
        return digest(self.source)

    @property
    def is_written(self) -> bool:
        """True if the file can be read and differs from the stub."""
        return self.state in (State.UNFINISHED, State.READY)


def solution_of(save: Save) -> Solution:
    """Return the solution of a save. Raises KataError if the file could not be read."""
    if save.solution:
        return save.solution
    raise KataError(save.detail or no_attempt(save.problem))


def read_save(problem: Problem) -> Save:
    """Return the current save of the attempt at a problem, whose file may be missing."""
    path = attempt_path(problem)
    try:
        solution = load_solution(Path(shown_path(path)))
    except KataError as error:
        if not path.exists():
            return Save(problem, State.MISSING)
        return Save(problem, State.UNREADABLE, detail=str(error))
    state, detail = State.READY, ""
    if _without_comment(solution.source) == _without_comment(read_stub(problem.folder)):
        state = State.STUB
    elif wrong := error_in(solution.source):
        state, detail = State.UNFINISHED, str(wrong)
        if isinstance(wrong, SyntaxError):
            detail = f"line {wrong.lineno}: {wrong.msg}"
    return Save(problem, state, solution, detail)


def error_in(source: str) -> Exception | None:
    """Return the exception that parsing a source raises, or None."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return error
    return None


class WatchedFile:
    """The attempt's file, which an editor saves in place or by replacing it."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.last = Save(problem, State.MISSING)
        """The last save that `new_save` returned."""
        self._identity: object = ""

    def new_save(self) -> Save | None:
        """Return the current save if it differs from the last save, else None."""
        identity = self._identify()
        if identity == self._identity:
            return None
        self._identity, save = identity, read_save(self.problem)
        if save == self.last:
            return None
        self.last = save
        return save

    def _identify(self) -> object:
        """Return a value that differs after each save; None if there is no file."""
        with suppress(OSError):
            status = attempt_path(self.problem).stat()
            return status.st_mtime_ns, status.st_size, status.st_ino
        return None


def _without_comment(text: str) -> str:
    """Return a text without its leading comment lines, which state the task of a rep."""
    return "\n".join(dropwhile(lambda line: line.startswith("#"), text.strip().splitlines()))
