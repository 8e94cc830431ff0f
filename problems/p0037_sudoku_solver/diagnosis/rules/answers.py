"""Rules on an answer that is right and in the wrong place, or of another board.

Each looks at one case and returns the mistake, or None.
"""

from __future__ import annotations

import re

from harness.records import Json, Mistake

from ...board import CELLS, DIGITS, at, clashes, format_line
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase, as_strings


def answer_returned(case: FailedCase) -> Mistake | None:
    """Diagnose an answer that was returned.

    Needs: a wrong board, and the solution was returned, of strings or of numbers.
    Ruled out by: a board that held the solution at some time.
    """
    if not case.returned_wrong or case.evidence.solved or not has_shape(case.run.returned):
        return None
    if case.run.returned == case.answer or as_strings(case.run.returned) != case.solved:
        return None
    return Mistake(
        Cause.ANSWER_RETURNED,
        "the answer was returned, not written to the board, and only the board counts. "
        "Write `board[r][c] = digit`, or `board[:] = solved` at the end.",
    )


def answer_printed(case: FailedCase) -> Mistake | None:
    """Diagnose an answer that was printed.

    Needs: a wrong board, and the printed digits contain the solution.
    Ruled out by: a board that held the solution at some time.
    """
    digits = re.sub("[^1-9]", "", case.run.printed)
    if not case.returned_wrong or case.evidence.solved or format_line(case.solved) not in digits:
        return None
    if case.unchanged:
        return Mistake(
            Cause.ANSWER_PRINTED,
            "the answer was printed, not written to the board. "
            "Write `board[r][c] = digit` where you print it.",
        )
    return Mistake(
        Cause.COPY_PRINTED,
        "the right answer was printed, but from a list other than the board. "
        "Write it to the board that was passed in: `board[:] = solved`.",
    )


def rows_and_columns_swapped(case: FailedCase) -> Mistake | None:
    """Diagnose a transposed answer.

    Needs: the solution, with rows for columns.
    """
    if not has_shape(case.answer) or case.answer == case.solved:
        return None
    if [list(column) for column in zip(*case.answer, strict=True)] == case.solved:
        return Mistake(
            Cause.ANSWER_TRANSPOSED,
            "the answer is right, but with its rows and columns swapped. "
            "The cell in row r and column c is `board[r][c]`.",
        )
    return None


def answer_mirrored(case: FailedCase) -> Mistake | None:
    """Diagnose an answer that is mirrored or turned.

    Needs: the solution, with its rows or columns, or both, in reverse; transposed or not.
    """
    if not has_shape(case.answer) or case.answer == case.solved:
        return None
    transposed = [list(column) for column in zip(*case.answer, strict=True)]
    for board in case.answer, transposed:
        images = board[::-1], [row[::-1] for row in board], [row[::-1] for row in board[::-1]]
        if case.solved in images:
            return Mistake(
                Cause.ANSWER_MIRRORED,
                "the answer is right, but mirrored or turned. "
                "Row 0 is at the top and column 0 at the left: `board[r][c]`.",
            )
    return None


def rows_misplaced(case: FailedCase) -> Mistake | None:
    """Diagnose rows that were written to other places.

    Needs: the rows of the solution, in another order.
    """
    if not case.is_plain or case.answer == case.solved:
        return None
    if sorted(as_strings(case.answer)) != sorted(case.solved):
        return None
    return Mistake(
        Cause.ROWS_MISPLACED,
        "the answer is right, but its rows are in another order. Write each row to its own index.",
    )


def digits_renamed(case: FailedCase) -> Mistake | None:
    """Diagnose an answer with other digits in the places of the right ones.

    Needs: a valid grid that is the solution, each digit by another name.
    """
    if not has_shape(case.answer) or case.answer == case.solved or not _is_valid_grid(case.answer):
        return None
    names = {(at(case.solved, cell), at(case.answer, cell)) for cell in CELLS}
    if len(names) > 9:
        return None
    right, wrong = next((right, wrong) for right, wrong in sorted(names) if right != wrong)
    return Mistake(
        Cause.DIGITS_RENAMED,
        f"the answer is right, but its digits are renamed: each {right} is written as {wrong}. "
        "Are you off by one where an index becomes a digit?",
    )


def answer_to_another_board(case: FailedCase) -> Mistake | None:
    """Diagnose a valid grid that does not fit the givens.

    Needs: a full answer without a clash, other than the solution.
    Ruled out by: the solution mirrored, turned, with its rows in another order or with other
    digits, which the rules before this one name.
    """
    if not has_shape(case.answer) or case.answer == case.solved or not _is_valid_grid(case.answer):
        return None
    return Mistake(
        Cause.ANOTHER_BOARD,
        "this is the answer to another board. It was hard-coded, kept from an earlier call, "
        "or found while some givens were missing.",
    )


def _is_valid_grid(board: list[list[Json]]) -> bool:
    cells = [cell for row in board for cell in row]
    if not all(isinstance(cell, str) for cell in cells):
        return False
    return set(DIGITS).issuperset(cells) and not clashes(board)
