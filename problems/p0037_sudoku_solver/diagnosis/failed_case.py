"""The record of a failed case, with all evidence that the rules examine."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice

from harness.mistake import Failure
from harness.run import STOPPED, Ending
from harness.trace import Step, Trace
from harness.value import Json

from ..board import CELLS, Board, Cell, at, blanks_of, cell_name
from ..check import has_shape
from ..oracle import solutions
from .choices import Choice, choices
from .decisions import Decision, Search, Writes, find_searches

ENOUGH_WRITES = 2000
"""The number of first writes from which the decisions of a search are reconstructed."""
MOST_CHOICES = 4000
"""The most choices of a case that are compared with each mistaken check, for up to nine cases."""


@dataclass(frozen=True, kw_only=True)
class FailedCase(Failure):
    """A failed case, with facts from its writes, its answer and its search."""

    trace: Trace
    solved: Board
    """The only solution."""
    steps: Sequence[Step]
    """The writes, in which '' stands for a blank."""
    writes: Writes
    """The first writes to blanks of the puzzle."""
    is_deciding: bool
    """True for the case that decides the verdict and is shown on the page."""
    search: Search | None = None
    """The search that was reconstructed from the writes, or None."""

    @property
    def decisions(self) -> Sequence[Decision]:
        """The decisions of the search, or () without a search."""
        return self.search.decisions if self.search else ()

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The first digits that the search tried, each with the board at that moment."""
        return [*islice(choices(self, self.decisions), MOST_CHOICES)]

    @property
    def puzzle(self) -> Board:
        """The board as it was passed in."""
        board: Board = self.before[0]
        return board

    @cached_property
    def blanks(self) -> set[Cell]:
        """The blanks of the puzzle."""
        return set(blanks_of(self.puzzle))

    @cached_property
    def digits(self) -> list[Step]:
        """The writes of digits to cells that did not hold them."""
        return [
            one for one in self.steps if isinstance(one.new, str) and one.new not in ("", one.old)
        ]

    @property
    def undos(self) -> int:
        """The number of blanks written over placed digits."""
        blanked = [one for one in self.steps if one.old and not one.new]
        return sum(at(self.puzzle, one.cell) == "." for one in blanked)

    @property
    def replaced(self) -> bool:
        """True if a digit was replaced by another without a blank in between."""
        return any(one.old for one in self.digits)

    @property
    def is_search(self) -> bool:
        """True if digits were undone or replaced, unlike when only an answer is written."""
        filled = [one.cell for one in self.digits if at(self.puzzle, one.cell) == "."]
        return self.undos > 0 or len(filled) > len(set(filled))

    @cached_property
    def solving_write(self) -> Step | None:
        """The write that completed the right answer, or None."""
        board = [list(row) for row in self.puzzle]
        for step in self.steps:
            board[step.cell[0]][step.cell[1]] = step.new or "."
            if board == self.solved:
                return step
        return None

    @property
    def answer(self) -> Json:
        """The board after the call; None if the method did not return."""
        return self.run.arguments[0] if self.run.arguments else None

    @property
    def timed_out(self) -> bool:
        """True if a time limit was exceeded, or a limit on writes."""
        return self.run.ending in (Ending.TIME, Ending.WALL, *STOPPED)

    def name_of(self, cell: Cell, name: str = "") -> str:
        """Return the name of a cell or unit, and of its case if the page shows another."""
        return (name or cell_name(cell)) + ("" if self.is_deciding else f' of "{self.name}"')

    def writing_line(self, cell: Cell) -> int:
        """Return the line of the last known write to a cell, or 0 if there is none."""
        lines = [step.line for step in self.trace if step.cell == cell]
        return lines[-1] if lines else 0

    @property
    def returned_wrong(self) -> bool:
        """True if the method returned and the board is not solved."""
        return self.answer is not None and self.answer != self.solved

    @property
    def ended_plainly(self) -> bool:
        """True if the method returned a wrong board of nine lists of strings and numbers."""
        if not self.returned_wrong or not has_shape(self.answer):
            return False
        return all(isinstance(at(self.answer, cell), str | int) for cell in CELLS)

    @property
    def ended_wrong(self) -> bool:
        """True if the method returned a wrong answer, and all its writes are known."""
        return self.returned_wrong and self.writes.finished

    @property
    def unchanged(self) -> bool:
        """True if the method returned and the board is as it was."""
        return bool(self.answer == self.puzzle)

    @property
    def blanks_left(self) -> set[Cell]:
        """The blanks of an answer of the right shape."""
        return set(blanks_of(self.answer)) if has_shape(self.answer) else set()

    def board_after(self, number: int) -> Board:
        """Return the board after this many writes, at most `ENOUGH_WRITES`."""
        board = [list(row) for row in self.puzzle]
        for step in (one for one in self.writes.steps if one.number <= number):
            board[step.cell[0]][step.cell[1]] = step.new or "."
        return board

    @property
    def never_undoes(self) -> bool:
        """True if all writes are known, no digit was undone, and blanks are left."""
        return not self.undos and not self.trace.rows_replaced and bool(self.blanks_left)


def as_strings(board: list[list[Json]]) -> Board:
    """Return a board with all its values as strings."""
    return [[str(cell) for cell in row] for row in board]


def examine(failures: Sequence[Failure]) -> list[FailedCase]:
    """Return the evidence of each failed case that was recorded, the deciding case first."""
    cases = [_examine(one, one.trace, decides=one is failures[0]) for one in failures if one.trace]
    searches = find_searches([case.writes for case in cases])
    if not searches:
        return cases
    pairs = zip(cases, searches, strict=True)
    return [replace(case, search=search) for case, search in pairs]


def _examine(failure: Failure, trace: Trace, *, decides: bool) -> FailedCase:
    puzzle, run = failure.before[0], failure.run
    # a solution may write '0' for a blank
    trace = replace(trace, values=tuple("" if value == "0" else value for value in trace.values))
    steps = list(trace)
    first = [one for one in steps[:ENOUGH_WRITES] if at(puzzle, one.cell) == "."]
    returned = failure.complete and run.ending is Ending.RETURNED
    finished = returned and trace.writes <= ENOUGH_WRITES
    return FailedCase(
        **(vars(failure) | {"trace": trace}),
        solved=next(solutions(puzzle)),
        steps=steps,
        writes=Writes(puzzle, first, finished=finished),
        is_deciding=decides,
    )
