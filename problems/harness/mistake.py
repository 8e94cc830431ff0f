"""The records of a mistake, of the failed case that shows it, and of the change that fixes it."""

from dataclasses import dataclass

from harness.calls import NO_CALLS, Call, CallTree
from harness.run import Run
from harness.trace import Trace
from harness.value import Json


@dataclass(frozen=True)
class Mistake:
    """A mistake in a solution, identified by its cause."""

    cause: str
    """An identifier such as `undo_missing`. Journals contain it, so it never changes."""
    text: str
    """The observation, in a sentence or two, with its line if known."""
    line: int = 0
    """The line of the mistake; 0 if unknown."""
    remedy: str = ""
    """Sentences on the code to write or the lines to check; '' if unknown."""
    proof: str = ""
    """A sentence on the cases that pass with a change; '' if no change was found."""
    proved: bool = False
    """True if a change that fixes the mistake makes the case pass."""
    tells_line: bool = True
    """True if the text describes the line; False if the text is about a cell or an answer, and the
    mistake is on the line or in the function that begins on it."""

    def words(self, *, remedy: bool = True) -> str:
        """Return the observation, the remedy and the proof in one line.

        `remedy` is False to leave out the remedy, because hints lead to it.
        """
        parts = self.text, self.remedy if remedy else "", self.proof
        return " ".join(filter(None, parts))


@dataclass(frozen=True)
class Failure:
    """A case that failed: its arguments, its run, and its writes if they were recorded."""

    before: list[Json]
    run: Run
    trace: Trace | None
    """The recorded writes, which may be only the first ones."""
    source: str = ""
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
        """The first calls, in the order in which they began."""
        return self.tree.calls


@dataclass(frozen=True)
class Change:
    """A change of a solution that makes it pass the cases that were judged."""

    kind: str
    """The kind of mistake that the change fixes."""
    line: int
    old: str
    """The text that is replaced; '' for an insertion."""
    new: str
    """The new text; '' for a deletion."""
    diff: tuple[str, ...]
    """The changed lines with their numbers: `-13 …` before, `+13 …` after."""
    cases: int
    """The number of cases that pass, without variants."""
    added: int | None = None
    """The distance from `line` to the line that added lines follow; None if none are added."""
    which: str = ""
    """The word for one of several equal texts in the line, such as "last"; '' if there is one."""
    places: int = 1
    """The number of places in the line that are changed in the same way."""
    slow: int = 0
    """The number of cases that take too long to be judged; 0 if all pass."""
    elsewhere: tuple[int, ...] = ()
    """Other lines that contradict this line, and could be changed instead."""
    lines: tuple[int, ...] = ()
    """All changed lines, if there are several."""
    also: tuple[str, ...] = ()
    """Other texts that are replaced in the same way."""
    level: str = ""
    """A clause on the indentation of an added line, ", in line with the `for` on line 12"; '' if
    it is indented like the line before it."""
    function: str = ""
    """The name of the innermost function around the line; '' if none."""
    then: "Change | None" = None
    """The second change, if the cases pass only with both."""

    @property
    def exchange(self) -> str:
        """Return the old and the new text: `< -> <=`."""
        return f"{self.old} -> {self.new}"
