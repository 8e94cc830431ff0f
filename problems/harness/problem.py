"""A problem: the hooks that it overrides, and the records that they take and return."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from harness.drawing import Drawing
from harness.mistake import Change, Failure, Mistake
from harness.run import Json, Run

if TYPE_CHECKING:
    from harness.trace import Trace
    from harness.why.kinds.kind import Kind


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
class Fault:
    """The write of a run that shows what is wrong with it."""

    number: int
    """The number of the write, counted from 1."""
    text: str
    """The thing to see there, as a clause without a full stop."""


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
    diagnose_error: Callable[[Sequence[Failure]], Mistake | None] | None = None
    """Failed cases -> the mistake that Python's own error shows, whatever the input is."""
    shrink: Callable[[list[Json], Callable[[list[Json]], bool]], list[Json]] | None = None
    """(arguments that fail, whether others fail in the same way) -> the smallest that still do."""
    alike: Sequence[Sequence[str]] = ()
    """Sets of expressions that belong together in a solution, with `_b`, `_r`, `_c` and `_k` for
    names: where some of a set stand, another may be missing."""
    slips: Callable[[], Sequence[Kind]] = tuple
    """The kinds of slips that its solutions have besides those of any program in Python."""
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
