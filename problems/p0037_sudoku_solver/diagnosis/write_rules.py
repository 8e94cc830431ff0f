"""Rules on the writes of a failed case, seen one by one.

Each looks at one case and returns its sentences, or None. What a run has written before it was
stopped, or before it raised an exception, may have been meant to be put back, so most rules need a
method that returned.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..board import Cell, at, cell_name
from .failed_case import FailedCase
from .tracebacks import frames_of

if TYPE_CHECKING:
    from harness.trace import Step


def success_undone(case: FailedCase) -> str | None:
    """Diagnose a search that goes on when the board is solved, or a board that is changed then.

    Needs: a method that returned, a write that completed the right answer, then one that changed
    it. A search begins to undo with the digits that it placed last, and never with a given or the
    first blank.
    """
    solved, spoilt = case.evidence.solved, case.evidence.spoilt
    if not case.returned_wrong or not solved or not spoilt:
        return None
    remedy = (
        "The success is not passed on: `return True` where the board is full, and "
        "`if solve(…): return True` before the undo. Or does a last check refuse the full board?"
    )
    if spoilt.cell not in case.blanks or spoilt.cell == min(case.blanks) != solved.cell:
        remedy = "Don't write to the board again once it is solved."
    elif spoilt.cell != solved.cell:
        remedy = (
            "Either the success is not passed on, with `if solve(…): return True`, or something "
            "writes to the board after the search."
        )
    return f"{_right_answer(case, solved)}, and line {spoilt.line} undid it. {remedy}"


def ran_off_the_board(case: FailedCase) -> str | None:
    """Diagnose a search that goes on behind the last cell.

    Needs: the right answer on the board, and an IndexError in a function that has called itself.
    Ruled out by: a write that changed the answer.
    """
    solved = case.evidence.solved
    if not solved or case.evidence.spoilt or "\nIndexError" not in case.error:
        return None
    if not _in_recursion(case):
        return None
    return (
        f"{_right_answer(case, solved)}, but the search went on: it runs off the edge of the "
        "board. Return as soon as the last cell is filled."
    )


def went_on_without_end(case: FailedCase) -> str | None:
    """Diagnose a search that calls itself again when the board is full.

    Needs: the right answer on the board, and a RecursionError.
    Ruled out by: a write that changed the answer.
    """
    solved = case.evidence.solved
    if solved and not case.evidence.spoilt and "\nRecursionError" in case.error:
        return (
            f"{_right_answer(case, solved)}, but the search went on without end. "
            "Return as soon as the last cell is filled."
        )
    return None


def rows_reordered(case: FailedCase) -> str | None:
    """Diagnose rows that were sorted or swapped.

    Needs: a method that returned, rows of the puzzle that stood in another order, and givens that
    are missing in the end.
    """
    step = case.evidence.reordered
    if not step or not case.returned_wrong or case.keeps_givens:
        return None
    return (
        f"line {step.line} puts the rows in another order. "
        "Leave them where they are; `sorted(board)` makes a copy."
    )


def given_erased(case: FailedCase) -> str | None:
    """Diagnose an undo that hits a given.

    Needs: a blank written over a given that is missing in the answer, and undos.
    """
    step = _first_change(case)
    if not step or step.new or not case.evidence.undos:
        return None
    remedy = "Undo only the digits that the search has placed."
    return f"a given was erased: {_change(step)}. {remedy}{_swapped(case, step)}"


def given_overwritten_by_the_search(case: FailedCase) -> str | None:
    """Diagnose a search that does not skip givens.

    Needs: another value written over a given that is missing in the answer, and digits that were
    undone or replaced.
    """
    step = _first_change(case)
    if not step or not case.evidence.is_search:
        return None
    remedy = "Go on to the next cell where `board[r][c]` was not '.' at the start."
    return f"a given was overwritten: {_change(step)}. {remedy}{_swapped(case, step)}"


def given_overwritten(case: FailedCase) -> str | None:
    """Diagnose an answer, found elsewhere, that changes givens when it is written.

    Needs: another value written over a given that is missing in the answer.
    """
    step = _first_change(case)
    if not step:
        return None
    remedy = "Leave each cell as it is where `board[r][c]` was not '.' at the start."
    return f"a given was overwritten: {_change(step)}. {remedy}{_swapped(case, step)}"


def given_hit_for_ever(case: FailedCase) -> str | None:
    """Diagnose a search that writes to a given, so that the blank stays blank.

    Needs: a RecursionError or a time limit that was exceeded, and many last writes, all of the same
    digit to the same given.
    """
    last, cells = case.evidence.last, case.evidence.last_cells
    endless = case.ending in ("time", "wall") or "\nRecursionError" in case.error
    if not endless or not last or case.evidence.circle != 1 or cells & case.blanks:
        return None
    return (
        f"line {last.line} writes to {cell_name(last.cell)}, a given, again and again. "
        f"Write to the blank that was found.{_swapped(case, last)}"
    )


def recursion_stands_still(case: FailedCase) -> str | None:
    """Diagnose a call that leaves as much to do as its caller had.

    Needs: a RecursionError, and many last writes, all to one cell.
    """
    if "\nRecursionError" in case.error and len(case.evidence.last_cells) == 1:
        return (
            "the recursion does not advance: each call must have less to do than its caller. "
            "Write the digit before the recursive call, or move on to the next cell in it."
        )
    return None


def same_cell_for_ever(case: FailedCase) -> str | None:
    """Diagnose a loop that does not move on.

    Needs: a time limit that was exceeded, and many last writes, the same few again and again, none
    of them to a given.
    """
    last, cells = case.evidence.last, case.evidence.last_cells
    if case.ending not in ("time", "wall") or not last or not case.evidence.circle or cells - case.blanks:
        return None
    if len(cells) == 1:
        return (
            f"line {last.line} writes to the same cell, {cell_name(last.cell)}, for ever. "
            "Move on to the next cell, or end the loop."
        )
    names = f"{cell_name(min(cells))} to {cell_name(max(cells))}"
    return (
        f"the search goes round in circles: it writes the same digits to {len(cells)} cells, "
        f"{names}, for ever. Where no digit is left, go back to a cell that you have filled."
    )


def _right_answer(case: FailedCase, solved: Step) -> str:
    moment = f" at write {solved.number:,}" if case.decides else ""
    return f"the right answer was on the board{moment}"


def _in_recursion(case: FailedCase) -> bool:
    """Return True if an exception was raised in, or below, a function that has called itself."""
    called = Counter(name for _, name in frames_of(case.error))
    return max(called.values(), default=0) > 1


def _first_change(case: FailedCase) -> Step | None:
    """Return the first write that changed a given that is missing in the answer.

    The answer is nine lists of nine cells, and its rows were not put in another order.
    """
    if case.answer is None or not case.keeps_shape or case.evidence.reordered:
        return None
    return next(
        (
            step
            for cell, step in sorted(case.evidence.changed_givens.items(), key=_number)
            if str(at(case.answer, cell)) != at(case.puzzle, cell)
        ),
        None,
    )


def _number(change: tuple[Cell, Step]) -> int:
    return change[1].number


def _change(step: Step) -> str:
    old, new = (
        value["text"] if isinstance(value, dict) else value or "a blank"
        for value in (step.old, step.new)
    )
    return f"{cell_name(step.cell)} held {old}, and line {step.line} wrote {new} there"


def _swapped(case: FailedCase, step: Step) -> str:
    """Ask about rows and columns if the cell with the two swapped is a blank."""
    row, column = step.cell
    if (column, row) not in case.blanks:
        return ""
    return f" Or are row and column swapped? {cell_name((column, row))} is a blank."
