"""Rules on the writes of a failed case, seen one by one.

Each looks at one case and returns its sentences, or None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..board import cell_name
from .failed_case import FailedCase

if TYPE_CHECKING:
    from harness.trace import Step


def success_undone(case: FailedCase) -> str | None:
    """Diagnose a success that is not passed on, or a board that is restored after the search.

    Needs: a write that completed the right answer, then one that changed it. The board was restored
    if that one went to the first blank, and the completing one did not: no search begins to undo
    there.
    """
    solved, spoilt = case.evidence.solved, case.evidence.spoilt
    if not solved or not spoilt:
        return None
    remedy = (
        "The success is not passed on: write `if solve(…): return True` before the undo, and "
        "`return True` where the board is full."
    )
    if spoilt.cell == min(case.blanks) != solved.cell:
        remedy = "Don't write to the board again once it is solved."
    return f"{_right_answer(case, solved)}, and line {spoilt.line} undid it. {remedy}"


def ran_off_the_board(case: FailedCase) -> str | None:
    """Diagnose a search that goes on behind the last cell.

    Needs: the right answer on the board, and an IndexError.
    Ruled out by: a write that changed the answer.
    """
    solved = case.evidence.solved
    if solved and not case.evidence.spoilt and "\nIndexError" in case.error:
        return (
            f"{_right_answer(case, solved)}, but the search went on: it runs off the edge of the "
            "board. Return as soon as the last cell is filled."
        )
    return None


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


def given_erased(case: FailedCase) -> str | None:
    """Diagnose an undo that hits a given.

    Needs: a blank written over a given.
    Ruled out by: givens that are all there in the end, a board out of shape, and a given that was
    overwritten before.
    """
    step = case.evidence.erased
    if case.keeps_givens or not case.keeps_shape or not step or case.evidence.overwritten_first:
        return None
    remedy = "Undo only the digits that the search has placed."
    return f"a given was erased: {_change(step)}. {remedy}{_swapped(case, step)}"


def given_overwritten_by_the_search(case: FailedCase) -> str | None:
    """Diagnose a search that does not skip givens.

    Needs: another value written over a given, and digits that were undone or replaced.
    Ruled out by: givens that are all there in the end, and a board out of shape.
    """
    step = case.evidence.overwritten
    if case.keeps_givens or not case.keeps_shape or not step or not case.evidence.is_search:
        return None
    remedy = "Go on to the next cell where `board[r][c]` was not '.' at the start."
    return f"a given was overwritten: {_change(step)}. {remedy}{_swapped(case, step)}"


def given_overwritten(case: FailedCase) -> str | None:
    """Diagnose an answer, found elsewhere, that changes givens when it is written.

    Needs: another value written over a given.
    Ruled out by: a board out of shape.
    """
    step = case.evidence.overwritten
    if not case.keeps_shape or not step:
        return None
    remedy = "Leave each cell as it is where `board[r][c]` was not '.' at the start."
    return f"a given was overwritten: {_change(step)}. {remedy}{_swapped(case, step)}"


def recursion_stands_still(case: FailedCase) -> str | None:
    """Diagnose a call that leaves as much to do as its caller had.

    Needs: a RecursionError, and no write, or the last ones all to one cell.
    """
    cells = case.evidence.last_cells or case.evidence.cells
    if "\nRecursionError" in case.error and len(cells) <= 1:
        return (
            "the recursion does not advance: each call must have less to do than its caller. "
            "Write the digit before the recursive call, or move on to the next cell in it."
        )
    return None


def same_cell_for_ever(case: FailedCase) -> str | None:
    """Diagnose a loop that does not move on.

    Needs: a time limit that was exceeded, and many last writes, all to one cell.
    """
    last = case.evidence.last
    if case.ending in ("time", "wall") and last and len(case.evidence.last_cells) == 1:
        return (
            f"line {last.line} writes to the same cell, {cell_name(last.cell)}, for ever. "
            "Move on to the next cell, or end the loop."
        )
    return None


def _right_answer(case: FailedCase, solved: Step) -> str:
    moment = f" at write {solved.number:,}" if case.decides else ""
    return f"the right answer was on the board{moment}"


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
