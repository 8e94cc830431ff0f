"""The frozen records that one part of the judge hands to the next. They have no behaviour.

`load_problem → load_cases → Session.run → decide → print_report`
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from harness.trace import Trace

Json: TypeAlias = Any
"""A value made of None, bool, int, float, str, and lists of such values.

Anything else that a submission leaves behind (a tuple, a generator, a subclass of `str`, a list
that contains itself) arrives as `{"type": the name of its type, "text": its repr}`, so a `dict`
here always means "something that has no place in an answer".
"""

Segment: TypeAlias = tuple[str, str]
"""A piece of text and the name of its style, '' for plain text: `("7", "wrong")`."""

Drawing: TypeAlias = list[list[Segment]]
"""Lines of segments: what a problem draws and what the console prints."""

SIGNS = {
    "given": " ",
    "placed": "'",
    "wrong": "!",
    "changed": "#",
    "clash": "=",
    "missing": "?",
    "undone": "×",
}
"""The sign beside a cell for the name of its style: the same on the page and in the player."""

MARK_START, MARK_END = "\x0e", "\x0f"
"""Stand around a command in a text, which is spelled where it is printed."""

Progress: TypeAlias = Callable[[int, str], None]
"""A callback for progress. Its arguments: how many are done, and the name of the next."""


def typed(*words: str) -> str:
    """Return a command of `kata` as data for a text, or an option: `typed("run", "FILE")`.

    Whatever prints the text spells it as the reader can type it, with make or without.

    Args:
        words: the name of the command, then a file if it takes one, then options and their values,
            as for `kata`; or an option such as `--case` by itself or with its value.
    """
    return f"{MARK_START}{shlex.join(words)}{MARK_END}"


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
    """The name of the case that this is a variant of; '' for a case of the bank."""


@dataclass(frozen=True)
class Solution:
    """A solution file as it was read. Its source never touches the disk again."""

    path: Path
    shown: str
    """The path as messages show it."""
    source: str


@dataclass(frozen=True)
class Limits:
    """The limits of one case: CPU seconds of all its processes, bytes, and open calls."""

    seconds: float = 10.0
    sample_seconds: float = 3.0
    """The CPU time for a case of the first tier, if that is less."""
    memory: int = 512 * 2**20
    reserved: int = 4 * 2**30
    """Bytes of address space that a process may reserve, if that is more than the memory it may
    use: threads and numpy reserve far more than they use."""
    output: int = 2**20
    recursion: int = 0
    """Calls that may be open at once, 0 for the usual number."""
    origin: str = ""
    """The origin of `seconds` where it was measured, to go on with: `: 30 times the …`."""

    @property
    def wall_seconds(self) -> float:
        """The limit for whatever sleeps or waits: three times the CPU time."""
        return 3 * self.seconds


class Ending(StrEnum):
    """The way in which a run ended."""

    RETURNED = "returned"
    RAISED = "raised"
    MEMORY = "memory"
    """It used more memory than it may, or MemoryError was raised."""
    COMPILE = "compile"
    """The source has a syntax error."""
    DIED = "died"
    """The process ended before it replied."""
    GARBLED = "garbled"
    """The process wrote something that is not a reply."""
    TIME = "time"
    """It used all of its CPU time."""
    WALL = "wall"
    """It used all of its time by the clock, waiting or sleeping."""
    OUTPUT = "output"
    STEPS = "steps"
    """It made all the steps or writes that it may."""
    CPU = "cpu"
    """It used all the CPU time of a run that is only looked at."""
    CLOCK = "clock"
    """It used all the time by the clock of a run that is only looked at."""
    UNRECORDED = "unrecorded"
    """Its writes cannot be recorded, so it did not run: the first argument is not a grid."""
    BROKEN = "broken"
    """The judge itself failed."""


STOPPED = (Ending.STEPS, Ending.CPU, Ending.CLOCK)
"""Endings of a run that was stopped at a limit of its own, which is below those of a case."""


@dataclass(frozen=True, slots=True)
class Opaque:
    """A value in a call that is not plain: the name of its type, and plain attributes of it."""

    type: str
    fields: tuple[tuple[str, Any], ...] = ()


BOARD = Opaque("board")
"""The first argument of the method, where a call has it as an argument or a result."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A name of the solution with its value, where an exception was raised."""

    name: str
    """The name as in the source, `self.rows` for an attribute of the solution."""
    type: str
    length: int
    """The number of its items, or -1 if it has none."""
    text: str
    """The start of its value."""
    width: int = -1
    """The length that all its items have, or -1."""


BOARD_SHOWN = "the board"
"""The text that stands for the first argument among the variables of a call."""


@dataclass(frozen=True, slots=True)
class OpenCall:
    """A call of a function of the solution that has not ended yet."""

    function: str
    line: int
    """The line that it has come to."""
    variables: tuple[tuple[str, str], ...]
    """Its arguments and local variables: the name of each, and how its value begins."""


@dataclass(frozen=True, slots=True)
class Stack:
    """The calls that are open after a write."""

    number: int
    """The number of the write, counted from 1."""
    calls: tuple[OpenCall, ...]
    """The outermost first."""
    returned: str
    """The result of the last call to end; '' if that was not seen."""


class CallEnd(StrEnum):
    """The end of a call, as far as it was seen."""

    OPEN = "open"
    """It did not end as long as calls were recorded."""
    RETURNED = "returned"
    RAISED = "raised"
    YIELDED = "yielded"
    """It is a generator. What it does for the next value is a call of its own."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a function of the solution.

    Its values are plain, or tuples or frozensets of those; anything else is an `Opaque`.
    """

    function: str
    first_line: int
    """The line of its `def`."""
    line: int
    """The line that it was called from, or 0."""
    arguments: Mapping[str, Any]
    """The arguments by name, and those names of an outer function that it uses."""
    before: int
    """The number of writes to the board before it began."""
    after: int
    """The number of writes before it ended."""
    end: CallEnd
    result: Any = None


@dataclass(frozen=True)
class Run:
    """The outcome of running one case. It says nothing about right or wrong."""

    ending: Ending
    arguments: list[Json] | None = None
    """The arguments after the call."""
    returned: Json = None
    error: str = ""
    """The traceback, cut to the learner's own file, or a line on how the process ended."""
    exception: str = ""
    """The type of an exception and the first words of its message."""
    frames: tuple[tuple[int, str], ...] = ()
    """Line and function of the learner's frames that an exception passed, the deepest last; of
    very many the first and the last. Of a recorded run that was stopped, where it was then."""
    depth: int = 0
    """The number of such frames."""
    variables: tuple[Variable, ...] = ()
    """The names of the deepest of those frames."""
    place: tuple[int, ...] = ()
    """The part of the source that raised the exception: its first and last line, and its first and
    last column in bytes; () if that is not known."""
    printed: str = ""
    solve_seconds: float | None = None
    """Wall time inside the method, as the worker measured it."""
    cpu_seconds: float | None = None
    """CPU time inside the method, as the worker measured it."""
    wall_seconds: float = 0.0
    """The time from message to reply, by the judge's clock."""
    lowered: Mapping[str, int] = field(default_factory=dict)
    """The limits that the system has set lower than the judge would, by name, in bytes."""
    first: bool = True
    """True if this was the first case that its process ran."""
    unlimited: tuple[str, ...] = ()
    """The names of the limits that this system lacks."""
    trace: Trace | None = None
    """The writes, if they were recorded."""
    calls: tuple[Call, ...] = ()
    """The first calls of the solution's own functions, if they were recorded."""
    stacks: tuple[Stack, ...] = ()
    """The open calls after some writes, if they were recorded."""
    nesting: int = 0
    """The most calls of one of the solution's functions that were open at once, if counted."""
    nested: str = ""
    """The name of that function: "`search` (line 12)"."""
    steps: int = 0
    """The steps that it made, if they were counted: see `Grain`."""
    lines: tuple[int, ...] = ()
    """The numbers of the lines that began, if lines were counted."""


class Word(StrEnum):
    """The verdicts, in LeetCode's words."""

    ACCEPTED = "Accepted"
    WRONG = "Wrong Answer"
    TIME = "Time Limit Exceeded"
    MEMORY = "Memory Limit Exceeded"
    OUTPUT = "Output Limit Exceeded"
    RUNTIME = "Runtime Error"
    COMPILE = "Compile Error"
    INTERNAL = "Internal Error"
    """Always the judge's fault, never the learner's."""


@dataclass(frozen=True)
class Mistake:
    """A mistake in a solution. Its cause is its identity, the text only its words."""

    cause: str
    """An identifier, as `undo_missing`. It is kept in histories, so it never changes."""
    text: str
    """The thing that was seen, in a sentence or two, with its line if that is known."""
    line: int = 0
    """The line that the text speaks of; 0 for none."""
    remedy: str = ""
    """The code to write or the place to look at, as sentences; '' if there is nothing to add."""
    proof: str = ""
    """A sentence on the cases that pass with one change; '' if there is no such change."""
    proved: bool = False
    """True if a change that takes the mistake away makes the case pass."""


@dataclass(frozen=True)
class Verdict:
    """The meaning of a run: LeetCode's word, the reason, and the likely mistake if one is named."""

    word: Word
    reason: str = ""
    likely: Mistake | None = None

    def __str__(self) -> str:
        """Return `Wrong Answer: 51 cells are still blank, first r1c3`."""
        return f"{self.word}: {self.reason}" if self.reason else str(self.word)

    @property
    def accepted(self) -> bool:
        """True if the answer is right."""
        return self.word == Word.ACCEPTED


@dataclass(frozen=True)
class Judged:
    """One case with its run and its verdict."""

    case: Case
    run: Run
    verdict: Verdict


@dataclass(frozen=True)
class Failure:
    """A case that failed: its arguments, its run, and its writes if they were recorded."""

    before: list[Json]
    run: Run
    trace: Trace | None
    """Its writes, or the first ones of them."""
    source: str = ""
    """The text of the solution."""
    complete: bool = False
    """True if the recorded run ended by itself, so that no later write is missing."""
    calls: tuple[Call, ...] = ()
    """The first calls of the solution's own functions in the recorded run."""
    name: str = ""
    """The name of the case."""
    lines: tuple[int, ...] = ()
    """The lines of the solution that ran, if nothing was written."""


@dataclass(frozen=True)
class Shrunk:
    """The smallest arguments on which the same code fails in the same way, and the effort."""

    arguments: list[Json]
    runs: int
    seconds: float
    complete: bool
    """True if the search for it ended by itself, before its runs and seconds were used up."""


@dataclass(frozen=True)
class Change:
    """A change of a solution, found by trial, with which the cases pass."""

    kind: str
    """The kind of mistake that it takes away."""
    line: int
    old: str
    """The text that stands there; '' if something is missing."""
    new: str
    """The text that belongs there; '' if something is one too many."""
    diff: tuple[str, ...]
    """The lines that change, `-13 …` before and `+13 …` after, each with its number."""
    cases: int
    """The number of cases that pass, without the variants that pass, too."""
    total: int
    """The number of cases: if that is more, there was no time to judge the others."""
    proved: bool = True
    """True if the variants pass as well."""
    elsewhere: tuple[int, ...] = ()
    """Other lines in which the same could be put right: they don't agree with this one."""
    lines: tuple[int, ...] = ()
    """The lines in which the same is changed, if they are several."""


@dataclass(frozen=True)
class Explanation:
    """The findings from running a failed case again."""

    likely: Mistake | None = None
    """The likely mistake, or None if the evidence is weak."""
    seen: str = ""
    """The progress of the search, or its verdict without prints; '' if there is nothing to say."""
    quiet: str = ""
    """The verdict without prints, of a case that printed too much; '' if that is not known."""
    shrunk: Shrunk | None = None
    change: Change | None = None
    """The change with which all cases pass, if one was found."""
    cut_off: Ending | None = None
    """The limit that ended explaining before its time: the steps that it may make, or on a machine
    that is very slow or busy the CPU time or the clock."""


@dataclass(frozen=True)
class Report:
    """The verdicts of one solution.

    `judged` holds the cases that ran, in order; `total` counts those that were asked for.
    """

    problem: Problem
    solution: Solution
    limits: Limits
    verdict: Verdict
    judged: tuple[Judged, ...]
    total: int
    deciding: Judged | None = None
    """The failed case that decides the verdict; None if all were accepted."""
    unlimited: tuple[str, ...] = ()
    """The names of the limits that this system lacks."""
    explanation: Explanation = Explanation()
    seed: int | None = None
    """The seed that the variants were drawn with, if there are any."""
    apart: str = ""
    """The place where an accepted search differs from the approach that was asked for."""
    patient: bool = False
    """True if explaining had as much time as somebody who asks for more gives it."""
    hinted: bool = False
    """True if hints lead to the remedy, which the words of the mistake leave out then."""


@dataclass(frozen=True)
class Question:
    """A question on what a search does next."""

    text: str
    answer: str
    """The digits of the right answer: of a cell, of a set, or of a choice."""
    board: Drawing
    """The moment that it is about."""
    help: Callable[[str], Drawing]
    """A wrong answer as typed -> the lines to look at."""
    shown: str = ""
    """The right answer in words; '' if its digits are that."""


@dataclass(frozen=True)
class Fault:
    """The write of a run that shows what is wrong with it."""

    number: int
    """The number of the write, counted from 1."""
    text: str
    """The thing to see there, as a clause without a full stop."""


@dataclass(frozen=True)
class Words:
    """A problem's words for the things on its board, each in the singular."""

    value: str = "value"
    """The thing that is written into a cell."""
    given: str = "start cell"
    """A cell that is filled at the start."""
    answer: str = "answer"
    """The board that is looked for."""
    variant: str = "the same board, arranged anew"
    """The way in which a variant differs from its board."""

    def fill(self, text: str) -> str:
        """Return a text with these words where it has their names, such as `{value}`."""
        return text.format(**vars(self))


class Answer(StrEnum):
    """The place where a solution leaves its answer."""

    ARGUMENT = "argument"
    """The first argument, changed in place. A returned value matters only for the diagnosis."""
    RETURNED = "returned"


@dataclass(frozen=True)
class Problem:
    """A problem folder and its hooks. The hooks from `answers` on are optional."""

    slug: str
    title: str
    folder: Path
    method: str
    """The name of the method that `stub.py` declares."""
    arguments: Callable[[Case], list[Json]]
    """Return a case's arguments, made anew each time. Raises ValueError on a malformed case."""
    check: Callable[[list[Json], Run], str | None]
    """(arguments before, the run) -> what is wrong with the answer, or None if it is right."""
    followup: str = ""
    """The name of a follow-up, a question that an interviewer asks next; '' for the problem."""
    steps: tuple[str, ...] = ()
    """The follow-ups that are steps of the lesson, in order. They come before the problem, and an
    interview does not ask them."""
    answer: Answer = Answer.RETURNED
    """The place where a solution leaves its answer."""
    nesting: bool = False
    """True to count in each run how many calls of a function are open at once."""
    reference: str | None = None
    """The approach whose time counts as 1.0 in comparisons."""
    pace: int | None = None
    """The limit on CPU time as a multiple of what the reference takes; None if it is in seconds.
    The first tier has the usual limit."""
    beside: tuple[str, ...] = ()
    """The approaches that a page shows a solution beside."""
    words: Words = Words()
    """Its words for the things on its board."""
    box: tuple[int, int] | None = None
    """The rows and columns between the lines of a drawn grid."""
    answers: Callable[[list[Json]], Iterator[Json]] | None = None
    """Yield every right answer, lazily."""
    read: Callable[[str], Mapping[str, Any]] | None = None
    """A pasted input -> `Case.input`. Raises ValueError that says where the text is wrong."""
    show: Callable[[Json], str] | None = None
    """A value in LeetCode's form, ready to be pasted."""
    draw: Callable[[list[Json], Json | None], Drawing] | None = None
    """(arguments before, answer or None) -> a drawing with every mistake marked."""
    focus: Callable[[list[Json], Json], Drawing] | None = None
    """(arguments before, the answer) -> the part of the answer that is wrong, in a few lines."""
    next_steps: Mapping[str, str] = field(default_factory=dict)
    """The next approach to try after an approach, by its name."""
    known_ideas: Callable[[str], Sequence[str]] = lambda _source: ()
    """The text of a solution -> the approaches that it can learn nothing from."""
    kind_of_solution: Callable[[str], str] = lambda _source: ""
    """The text of a solution -> a kind that `hints.toml` has a ladder of its own for, or ''."""
    describe_search: Callable[[Sequence[Trace]], str] | None = None
    """Traces of a search -> its order as a sentence has it, or '' if that is unclear."""
    diagnose: Callable[[Sequence[Failure]], Mistake | None] | None = None
    """Failed cases -> the likely mistake, or None if the evidence is weak."""
    error_remedy: Callable[[Failure], str] = lambda _failure: ""
    """A case that raised an exception -> what to do, where the words of Python say less; or ''."""
    shrink: Callable[[list[Json], Callable[[list[Json]], bool]], list[Json]] | None = None
    """(arguments that fail, whether others fail in the same way) -> the smallest that still do."""
    alike: Sequence[Sequence[str]] = ()
    """Sets of expressions that belong together in a solution, with `_b`, `_r`, `_c` and `_k` for
    names: where some of a set stand, another may be missing."""
    repairs: Callable[[str], Sequence[str]] = lambda _cause: ()
    """The cause of a mistake -> the kinds of changes that take it away, as far as known."""
    describe_change: Callable[[Change], Mistake | None] | None = None
    """A change that takes a mistake away -> the mistake in the words of the problem, or None."""
    first_fault: Callable[[Trace, str], Fault | None] | None = None
    """(the trace of a failed run, the cause of its mistake or '') -> the write that shows it."""
    questions: Callable[[Trace, int], list[Question]] | None = None
    """(the trace of a search, a number) -> questions on what it does next; [] if the trace shows
    too little. Other numbers ask about other moments."""
    vary: Callable[[list[Json], Random], Mapping[str, Any]] | None = None
    """(arguments, random source) -> the `Case.input` of a variant that is fit to judge with."""
    scramble: Callable[[list[Json], Random], list[Json]] | None = None
    """(arguments, random source) -> any variant, however hard it is for a search."""
    generate: Callable[[int, int, int | None, Progress], Iterator[str]] | None = None
    """(count, seed, givens or None for a mix, progress) -> inputs for `read`, one a line.
    Raises ValueError if no such input can be made."""
