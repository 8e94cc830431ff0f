"""A mistake, the failure that shows it, and the change that takes it away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from harness.calls import NO_CALLS, Call, CallTree
from harness.run import Run
from harness.value import Json

if TYPE_CHECKING:
    from harness.trace import Trace


@dataclass(frozen=True)
class Mistake:
    """A mistake in a solution. Its cause is its identity, the text only its words."""

    cause: str
    """An identifier, as `undo_missing`. It is kept in histories, so it never changes."""
    text: str
    """The thing that was seen, in a sentence or two, with its line if that is known."""
    line: int = 0
    """The line that the text speaks of; 0 if there is none."""
    remedy: str = ""
    """The code to write or the place to look at, as sentences; '' if there is nothing to add."""
    proof: str = ""
    """A sentence on the cases that pass with a change; '' if none was found."""
    proved: bool = False
    """True if a change that takes the mistake away makes the case pass."""
    tells_line: bool = True
    """True if the text says what the line does; False if the mistake lies in it, or in the function
    that begins there, but the text is about a cell or an answer."""


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
    tree: CallTree = NO_CALLS
    """The calls of the solution's own functions in the recorded run."""
    name: str = ""
    """The name of the case."""
    lines: tuple[int, ...] = ()
    """The lines of the solution that ran, if nothing was written."""

    @property
    def calls(self) -> tuple[Call, ...]:
        """The first of these calls, in the order in which they began."""
        return self.tree.calls


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
    level: str = ""
    """Words for the indentation of an added line, ", in line with the `for` on line 12"; '' if it
    is that of the line before."""
    function: str = ""
    """The name of the innermost function that the line lies in; '' if there is none."""
    then: Change | None = None
    """The second change, where only both together make the cases pass."""

    @property
    def exchange(self) -> str:
        """Return what stands there and what belongs there: `< -> <=`."""
        return f"{self.old} -> {self.new}"
