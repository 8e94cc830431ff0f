"""What is handed from one part of the judge to the next: frozen records without behaviour.

`load_problem → load_cases → run_in_worker → decide → print_report`
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from harness.trace import Step as Step
    from harness.trace import Trace as Trace

Json: TypeAlias = Any
"""A value made of None, bool, int, float, str, and lists of such values.

Whatever else a submission leaves behind (a tuple, a generator, a subclass of `str`, a list that
holds itself) arrives as `{"type": its type's name, "text": what it looks like}`, so a `dict` here
always means "something that has no place in an answer".
"""

Segment: TypeAlias = tuple[str, str]
"""A piece of text and the name of its style, or '' for none: `("7", "wrong")`."""

Drawing: TypeAlias = list[list[Segment]]
"""Lines of segments: what a problem draws and what the report prints."""

Tell: TypeAlias = Callable[[int, str], None]
"""What is told of progress: how many are done, and the name of the next."""


class Exit(IntEnum):
    """The exit codes of `kata`."""

    ACCEPTED = 0
    REJECTED = 1
    USAGE = 2
    OURS = 3
    INTERRUPTED = 130


class KataError(Exception):
    """Something the user can put right: one line that says what, where and what to do next."""


@dataclass(frozen=True)
class Case:
    """One input of the bank, with the reason why it is there.

    `input` holds the keys of its table that only the problem's own hooks understand.
    """

    name: str
    tier: str
    why: str
    source: str
    input: Mapping[str, Any]
    parent: str = ""
    """The name of the case that this is another guise of; '' for a case of the bank."""


@dataclass(frozen=True)
class Solution:
    """A solution file as it was read: its source never touches the disk again."""

    path: Path
    shown: str
    source: str


@dataclass(frozen=True)
class Limits:
    """What one case may use. Seconds by the parent's clock, the rest in bytes."""

    seconds: float = 10.0
    memory: int = 512 * 2**20
    output: int = 2**20


@dataclass(frozen=True)
class Run:
    """What happened when one case ran. It says nothing about right or wrong.

    `ending` is one of `returned`, `raised`, `memory` (MemoryError), `compile` (the source has a
    syntax error), `died` (the process ended before it answered), `garbled` (it answered in no form
    of ours), `time`, `output`, `stopped` (a recorded run took all of its time), and `broken` (the
    judge's own failure).
    """

    ending: str
    arguments: list[Json] | None = None
    returned: Json = None
    error: str = ""
    """The traceback, cut to the learner's own file, or a line on how the process ended."""
    printed: str = ""
    solve_seconds: float | None = None
    """Wall time inside the method, as the worker measured it."""
    cpu_seconds: float | None = None
    """CPU time inside the method, as the worker measured it."""
    wall_seconds: float = 0.0
    """From request to answer, by the parent's clock."""
    first: bool = True
    """Whether this was the first case that its process ran."""
    unlimited: tuple[str, ...] = ()
    """The limits that this system lacks, by name."""
    trace: Trace | None = None
    """The writes, where they were recorded."""


@dataclass(frozen=True)
class Verdict:
    """What a run means: LeetCode's word, the reason, and the likely mistake when one is named."""

    word: str
    reason: str
    likely: str | None = None

    def __str__(self) -> str:
        """`Wrong Answer: 51 cells are still blank, first r1c3`."""
        return f"{self.word}: {self.reason}" if self.reason else self.word


@dataclass(frozen=True)
class Judged:
    """One case with its run and its verdict."""

    case: Case
    run: Run
    verdict: Verdict


@dataclass(frozen=True)
class Failure:
    """What is known of a case that failed: its arguments, its run, and its writes if recorded."""

    before: list[Json]
    run: Run
    trace: Trace | None


@dataclass(frozen=True)
class Shrunk:
    """The smallest arguments on which the same code fails in the same way, and what it took."""

    arguments: list[Json]
    runs: int
    seconds: float
    complete: bool
    """Whether the search ended by itself, and not because its runs or seconds were used up."""


@dataclass(frozen=True)
class Report:
    """The verdicts of one solution.

    `judged` holds the cases that ran, in order; `total` counts those that were asked for.
    `unlimited` names each limit this system lacks.
    """

    problem: Problem
    solution: Solution
    limits: Limits
    verdict: Verdict
    judged: tuple[Judged, ...]
    total: int
    unlimited: tuple[str, ...] = ()
    shrunk: Shrunk | None = None
    seen: str = ""
    """How far the deciding case came, where it ran out of time; '' where nothing is known."""
    seed: int | None = None
    """What the guises of the cases were drawn from, if there are any."""


@dataclass(frozen=True)
class Problem:
    """A problem folder and its hooks; from `reference` on, None where it has no such thing."""

    slug: str
    title: str
    folder: Path
    method: str
    """The name of the method that `stub.py` declares."""
    arguments: Callable[[Case], list[Json]]
    """A case's arguments, made anew each time. Raises ValueError on a malformed case."""
    check: Callable[[list[Json], Run], str | None]
    """(arguments before, the run) -> what is wrong with the answer, or None if it is right."""
    reference: str | None = None
    """The approach that the times of the others are told in ratios to."""
    answers: Callable[[list[Json]], Iterator[Json]] | None = None
    """Every right answer, lazily."""
    read: Callable[[str], Mapping[str, Any]] | None = None
    """A pasted input -> `Case.input`. Raises ValueError with the place of what is wrong."""
    show: Callable[[Json], str] | None = None
    """A value in LeetCode's form, ready to be pasted."""
    draw: Callable[[list[Json], Json | None], Drawing] | None = None
    """(arguments before, answer or None) -> a picture, with what is wrong in it marked."""
    diagnose: Callable[[Sequence[Failure]], str | None] | None = None
    """Some cases that failed -> the likely mistake in one sentence with where to look, or None
    where the evidence is weak."""
    shrink: Callable[[list[Json], Callable[[list[Json]], bool]], list[Json]] | None = None
    """(arguments that fail, whether others fail in the same way) -> the smallest found to."""
    vary: Callable[[list[Json], Random], Mapping[str, Any]] | None = None
    """(arguments, a source of chance) -> the `Case.input` of the same thing in another guise."""
    generate: Callable[[int, int, int | None, bool, Tell], Iterator[str]] | None = None
    """(how many, seed, how many givens or None for a mix, whether minimal, who is told what goes
    on) -> inputs that `read` takes, a line each. Raises ValueError on a wish too hard."""
    turn: Callable[[list[Json], Random], list[Json]] | None = None
    """(arguments, a source of chance) -> the same in any guise, however hard that makes it."""
    box: tuple[int, int] | None = None
    """How many rows and columns stand between the rules where its grid is drawn."""
    solve: Callable[[list[Json], str], tuple[str, Drawing]] | None = None
    """(arguments, a form's name) -> ('' or what keeps the answer from being the only one, the
    answers in that form). Raises ValueError for a form that it does not know."""
