"""Rules on what a failed case gave back: the board after the call, and what was returned.

Each looks at one case and returns its sentences, or None.
"""

from __future__ import annotations

import re

from harness.records import Json

from ..board import CELLS, DIGITS, Board, at, clashes, format_line
from ..check import has_shape
from .failed_case import FailedCase

ROWS = "Keep every row a list of nine one-character strings."


def is_coroutine(case: FailedCase) -> str | None:
    """Diagnose an `async def`.

    Needs: the board is unchanged, and a coroutine was returned.
    """
    if case.unchanged and _returned_type(case) == "coroutine":
        return "the method is `async def`, so calling it runs nothing. Make it a plain `def`."
    return None


def is_generator(case: FailedCase) -> str | None:
    """Diagnose a `yield` in the method.

    Needs: the board is unchanged, and a generator was returned.
    """
    if case.unchanged and "generator" in _returned_type(case):
        return "the method contains `yield`, so calling it runs nothing. Use `return` instead."
    return None


def answer_returned(case: FailedCase) -> str | None:
    """Diagnose an answer that was returned.

    Needs: the board is unchanged, and the solution was returned, of strings or of numbers.
    """
    if case.unchanged and has_shape(case.returned) and _as_strings(case.returned) == case.solved:
        return (
            "the answer was returned, not written to the board, and only the board counts. "
            "Write `board[r][c] = digit`, or `board[:] = solved` at the end."
        )
    return None


def answer_printed(case: FailedCase) -> str | None:
    """Diagnose an answer that was printed.

    Needs: the board is unchanged, and the printed digits contain the solution.
    Ruled out by: a board that held the solution at some time.
    """
    digits = re.sub("[^1-9]", "", case.printed)
    if case.unchanged and case.evidence.solved is None and format_line(case.solved) in digits:
        return (
            "the answer was printed, not written to the board. "
            "Write `board[r][c] = digit` where you print it."
        )
    return None


def row_is_a_string(case: FailedCase) -> str | None:
    """Diagnose a row that became a string.

    Needs: such a row in the answer, or the TypeError of a write into one.
    """
    if "str" in _row_types(case) or "'str' object does not support item assignment" in case.error:
        return f"a row has become a string. {ROWS}"
    return None


def row_is_a_tuple(case: FailedCase) -> str | None:
    """Diagnose a row that became a tuple.

    Needs: such a row in the answer.
    """
    return f"a row has become a tuple. {ROWS}" if "tuple" in _row_types(case) else None


def digits_are_ints(case: FailedCase) -> str | None:
    """Diagnose numbers in place of strings.

    Needs: an answer of the right shape that would be the solution if its digits were strings.
    """
    answer = case.answer
    if has_shape(answer) and answer != case.solved and _as_strings(answer) == case.solved:
        return "the digits are right, but they are ints: write `str(digit)`, '5' and not 5."
    return None


def zeros_written(case: FailedCase) -> str | None:
    """Diagnose zeros.

    Needs: a '0' in an answer of the right shape.
    """
    if has_shape(case.answer) and any(at(case.answer, cell) == "0" for cell in CELLS):
        return "the code writes '0'. A blank is '.', and the digits are '1' to '9'."
    return None


def rows_aliased(case: FailedCase) -> str | None:
    """Diagnose nine references to one row.

    Needs: an answer of the right shape whose rows are all equal.
    """
    if has_shape(case.answer) and all(row == case.answer[0] for row in case.answer):
        return (
            "all nine rows are the same list: `[[…]] * 9` repeats one row nine times. "
            "Use `[[…] for _ in range(9)]`."
        )
    return None


def rows_and_columns_swapped(case: FailedCase) -> str | None:
    """Diagnose a transposed answer.

    Needs: the solution, with rows for columns.
    """
    if not has_shape(case.answer) or case.answer == case.solved:
        return None
    if [list(column) for column in zip(*case.answer, strict=True)] == case.solved:
        return (
            "the answer is right, but with its rows and columns swapped. "
            "The cell in row r and column c is `board[r][c]`."
        )
    return None


def answer_to_another_board(case: FailedCase) -> str | None:
    """Diagnose a valid grid that does not fit the givens.

    Needs: a full answer without a clash, other than the solution.
    """
    if has_shape(case.answer) and case.answer != case.solved and _is_valid_grid(case.answer):
        return (
            "this is the answer to another board. It was hard-coded, kept from an earlier call, "
            "or found while some givens were missing."
        )
    return None


def _returned_type(case: FailedCase) -> str:
    """Return the name of the type that was returned, '' for one that JSON has."""
    return str(case.returned["type"]) if isinstance(case.returned, dict) else ""


def _row_types(case: FailedCase) -> set[str]:
    rows = case.answer if isinstance(case.answer, list) else []
    return {row["type"] if isinstance(row, dict) else type(row).__name__ for row in rows}


def _is_valid_grid(board: list[list[Json]]) -> bool:
    cells = [cell for row in board for cell in row]
    if not all(isinstance(cell, str) for cell in cells):
        return False
    return set(DIGITS).issuperset(cells) and not clashes(board)


def _as_strings(board: list[list[Json]]) -> Board:
    return [[str(cell) for cell in row] for row in board]
