"""The evidence: what the writes of a failed case show. Pure; it names no mistake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from harness.mistake import Failure

from ..board import CELLS, UNITS, Board, Cell, at, blanks_of, candidates

if TYPE_CHECKING:
    from harness.trace import Step, Trace

LAST_WRITES = 500
LONGEST_CIRCLE = 100
"""The last writes that are looked at, and the most writes that one turn of a circle may have."""


class Choice(NamedTuple):
    """A digit that was placed before the first undo or replacement."""

    digit: str
    fitting: str
    """The candidates of its cell."""
    forced: bool
    """True if no other digit fits there, or the digit in no other cell of one of its units."""


@dataclass(frozen=True, kw_only=True)
class Evidence(Failure):
    """A failed case with its only solution, and the facts that its writes show."""

    trace: Trace
    solved: Board
    steps: Sequence[Step]
    """The writes, in which '' stands for a blank."""

    @property
    def puzzle(self) -> Board:
        """The board as it was passed in."""
        board: Board = self.before[0]
        return board

    @property
    def blanks(self) -> set[Cell]:
        """The blanks of the puzzle."""
        return set(blanks_of(self.puzzle))

    @property
    def last(self) -> Step | None:
        """The last write."""
        return self.steps[-1] if self.steps else None

    @cached_property
    def digits(self) -> list[Step]:
        """The writes of digits to cells that did not hold them."""
        return [one for one in self.steps if one.new not in ("", one.old) and _is_text(one)]

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
        """True if digits were undone or replaced, which just writing an answer does not do."""
        filled = [one.cell for one in self.digits if at(self.puzzle, one.cell) == "."]
        return self.undos > 0 or len(filled) > len(set(filled))

    # the right answer

    @cached_property
    def solved_at(self) -> Step | None:
        """The write that completed the right answer."""
        board = [list(row) for row in self.puzzle]
        for step in self.steps:
            board[step.cell[0]][step.cell[1]] = step.new or "."
            if board == self.solved:
                return step
        return None

    @property
    def spoilt(self) -> Step | None:
        """The first write that changed the complete answer."""
        later = self.steps[self.solved_at.number :] if self.solved_at else ()
        return next((one for one in later if one.new != one.old), None)

    # the way back

    @property
    def missed_undo(self) -> Step | None:
        """The first time that a line blanks, for the second time, a cell that is blank already.

        Once is what it takes to tidy up, or to turn a board of numbers back. A line that blanks a
        cell right before a digit is placed there does not count.
        """
        tidying = {
            one.line
            for one, then in pairwise(self.steps)
            if one.cell == then.cell and not one.old and then.new and not then.old
        }
        blanked: dict[Cell, set[int]] = {}
        for step in self.steps:
            if step.new and not step.old:
                blanked.pop(step.cell, None)
            elif not step.new and not step.old and at(self.puzzle, step.cell) == ".":
                lines = blanked.setdefault(step.cell, set())
                if step.line in lines - tidying:
                    return step
                lines.add(step.line)
        return None

    # the choice of digits

    @cached_property
    def choices(self) -> Sequence[Choice]:
        """The digits that were placed before the first undo or replacement."""
        choices, board = [], [list(row) for row in self.puzzle]
        for step in self.steps:
            if step.old and step.old != step.new:
                break
            if step.new and not step.old and _is_text(step):
                fitting = candidates(board, step.cell)
                forced = len(fitting) < 2 or is_hidden_single(board, step.cell, step.new)
                choices.append(Choice(step.new, fitting, forced))
            board[step.cell[0]][step.cell[1]] = step.new or "."
        return choices

    @property
    def tries_in_order(self) -> bool:
        """True if digits were tried up or down in order, as a search does."""
        return any(
            all(one.digit == one.fitting[end:][:1] for one in self.choices) for end in (0, -1)
        )

    # the end

    @property
    def latest(self) -> Sequence[Step]:
        """The last writes; none if there were only a few."""
        return self.steps[-LAST_WRITES:] if len(self.steps) >= LAST_WRITES else ()

    @property
    def circle(self) -> int:
        """The number of writes that come again and again at the end; 0 if they differ."""
        writes = [(step.cell, str(step.new)) for step in self.latest]
        lengths = range(1, LONGEST_CIRCLE + 1) if writes else ()
        return next((length for length in lengths if writes[length:] == writes[:-length]), 0)

    @property
    def last_sweep(self) -> set[Cell]:
        """The cells that the last line wrote at the end, each once, by rows or by columns."""
        return max((self._sweep(order) for order in (1, -1)), key=len)

    def _sweep(self, order: int) -> set[Cell]:
        sweep: list[Cell] = []
        for step in reversed(self.steps[-len(CELLS) :]):
            in_order = not sweep or step.cell[::order] < sweep[-1][::order]
            if not in_order or step.line != self.steps[-1].line:
                break
            sweep.append(step.cell)
        return set(sweep)


def _is_text(step: Step) -> bool:
    return isinstance(step.new, str)


def is_hidden_single(board: Board, cell: Cell, digit: str) -> bool:
    """Return True if a digit fits in no other blank of one of the cell's units."""
    return any(
        not any(
            at(board, other) == "." and digit in candidates(board, other)
            for other in unit
            if other != cell
        )
        for unit in UNITS.values()
        if cell in unit
    )
