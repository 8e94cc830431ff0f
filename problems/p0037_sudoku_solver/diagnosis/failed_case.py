"""A failed case, with everything that the rules look at."""

from __future__ import annotations

from dataclasses import dataclass

from harness.records import Failure, Json

from ..board import CELLS, Board, Cell, at
from ..check import has_shape
from ..oracle import solutions
from .evidence import Evidence, candidates, gather


@dataclass(frozen=True, slots=True)
class FailedCase:
    """A failed case: its board, what came back, and what the writes show."""

    puzzle: Board
    solved: Board
    """The only solution of the puzzle."""
    answer: Json
    """The board after the call; None if the method did not return."""
    returned: Json
    printed: str
    ending: str
    error: str
    evidence: Evidence
    decides: bool
    """True for the case that decides the verdict, the one that the page shows."""

    @property
    def unchanged(self) -> bool:
        """True if the method returned and the board is as it was."""
        return bool(self.answer == self.puzzle)

    @property
    def blanks(self) -> set[Cell]:
        """The blanks of the puzzle."""
        return {cell for cell in CELLS if at(self.puzzle, cell) == "."}

    @property
    def blanks_left(self) -> set[Cell]:
        """The blanks of an answer of the right shape."""
        if not has_shape(self.answer):
            return set()
        return {cell for cell in CELLS if at(self.answer, cell) == "."}

    @property
    def keeps_shape(self) -> bool:
        """True if the answer is nine lists of nine, or is not known."""
        return self.answer is None or has_shape(self.answer)

    @property
    def keeps_givens(self) -> bool:
        """True if an answer of the right shape holds all givens, whatever was done on the way."""
        return has_shape(self.answer) and all(
            at(self.puzzle, cell) in (".", str(at(self.answer, cell))) for cell in CELLS
        )

    @property
    def is_stuck(self) -> bool:
        """True if the first or last blank left, by rows or by columns, has no candidate."""
        by_rows = sorted(self.blanks_left)
        by_columns = sorted(self.blanks_left, key=lambda cell: cell[::-1])
        next_ones = (by_rows[0], by_rows[-1], by_columns[0], by_columns[-1]) if by_rows else ()
        return any(not candidates(self.answer, cell) for cell in next_ones)

    @property
    def has_wrong_digit(self) -> bool:
        """True if an answer of the right shape holds a value that the solution does not."""
        return has_shape(self.answer) and any(
            at(self.answer, cell) not in (".", at(self.solved, cell)) for cell in CELLS
        )


def examine(failure: Failure, *, decides: bool) -> FailedCase | None:
    """Gather all that is known about a failed case, or return None if it was not recorded."""
    if failure.trace is None:
        return None
    puzzle, run = failure.before[0], failure.run
    solved = next(solutions(puzzle))
    return FailedCase(
        puzzle=puzzle,
        solved=solved,
        answer=run.arguments[0] if run.arguments else None,
        returned=run.returned,
        printed=run.printed,
        ending=run.ending,
        error=run.error,
        evidence=gather(puzzle, solved, failure.trace),
        decides=decides,
    )
