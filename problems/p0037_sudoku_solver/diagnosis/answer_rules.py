"""Rules on what a failed case gave back: the board after the call, and what was returned.

Each looks at one case and returns its sentences, or None.
"""

from __future__ import annotations

import re

from harness.records import Json

from ..board import CELLS, DIGITS, Board, Cell, at, cell_name, clashes, format_line
from ..check import has_shape
from .failed_case import FailedCase
from .tracebacks import dropped_calls, parse

ODD_BLANKS = (0, None, "", " ")
"""What people write for a blank, other than '0'."""
CALLED = re.compile(r"<(coroutine|generator) object (?:.*\.)?(\w+) at 0x")
"""The repr of a call that did not run. That of a generator expression has no plain name."""
ROWS = "Keep every row a list of nine one-character strings."


def nothing_runs(case: FailedCase) -> str | None:
    """Diagnose an `async def` or a `yield`, in the method or in what it returns the call of.

    Needs: the board is unchanged, and a coroutine or a generator was returned.
    """
    found = case.unchanged and CALLED.match(_returned_text(case))
    if not found:
        return None
    kind, name = found.groups()
    if kind == "coroutine":
        return f"`{name}` is `async def`, so calling it runs nothing. Make it a plain `def`."
    return f"`{name}` contains `yield`, so calling it runs nothing. Use `return` instead."


def call_dropped(case: FailedCase) -> str | None:
    """Diagnose a call that runs nothing, because the function is a coroutine or a generator.

    Needs: the board is unchanged and was never written to, and, as a parser finds it, a statement
    that calls such a function and drops the result; it is the only one with its name.
    """
    if not case.unchanged or case.evidence.writes:
        return None
    line, name, is_async = next(dropped_calls(parse(case.source)), (0, "", False))
    if not line:
        return None
    why, remedy = "contains `yield`", "Use `return` in it, or loop over the call."
    if is_async:
        why, remedy = "is `async def`", "Make it a plain `def`."
    return f"line {line} calls `{name}`, which {why}, so that call runs nothing. {remedy}"


def answer_returned(case: FailedCase) -> str | None:
    """Diagnose an answer that was returned.

    Needs: a wrong board, and the solution was returned, of strings or of numbers.
    Ruled out by: a board that held the solution at some time.
    """
    if not case.returned_wrong or case.evidence.solved or not has_shape(case.returned):
        return None
    if case.returned == case.answer or _as_strings(case.returned) != case.solved:
        return None
    return (
        "the answer was returned, not written to the board, and only the board counts. "
        "Write `board[r][c] = digit`, or `board[:] = solved` at the end."
    )


def answer_printed(case: FailedCase) -> str | None:
    """Diagnose an answer that was printed.

    Needs: a wrong board, and the printed digits contain the solution.
    Ruled out by: a board that held the solution at some time.
    """
    digits = re.sub("[^1-9]", "", case.printed)
    if not case.returned_wrong or case.evidence.solved or format_line(case.solved) not in digits:
        return None
    if case.unchanged:
        return (
            "the answer was printed, not written to the board. "
            "Write `board[r][c] = digit` where you print it."
        )
    return (
        "the right answer was printed, but from another list than the board. "
        "Write it to the board that was passed in: `board[:] = solved`."
    )


def row_is_a_string(case: FailedCase) -> str | None:
    """Diagnose a row that became a string.

    Needs: such a row in the answer.
    """
    return f"a row has become a string. {ROWS}" if "str" in _row_types(case) else None


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


def numbers_written(case: FailedCase) -> str | None:
    """Diagnose numbers among strings.

    Needs: an answer of the right shape, with numbers from 1 to 9 where blanks were, and all givens
    as they were.
    """
    if not has_shape(case.answer) or not case.blanks:
        return None
    if any(at(case.answer, cell) != at(case.puzzle, cell) for cell in set(CELLS) - case.blanks):
        return None
    found: list[tuple[Cell, Json]] = [(cell, at(case.answer, cell)) for cell in sorted(case.blanks)]
    numbers = [(cell, value) for cell, value in found if value in range(1, 10)]
    if not numbers:
        return None
    cell, number = numbers[0]
    return (
        f"the code writes numbers into a board of strings: {cell_name(cell)} holds {number}. "
        "Write `str(digit)`: a number never equals a given, for "
        "`5 == '5'` is False."
    )


def zeros_written(case: FailedCase) -> str | None:
    """Diagnose zeros, or what else is written for a blank.

    Needs: a '0' in an answer of the right shape; or the number 0, None or a space.
    """
    if not has_shape(case.answer):
        return None
    values = [at(case.answer, cell) for cell in CELLS]
    if "0" in values:
        return "the code writes '0'. A blank is '.', and the digits are '1' to '9'."
    odd = [value for value in values if value in ODD_BLANKS]
    if not odd:
        return None
    return f"the code writes {odd[0]!r} for a blank, which is '.'. Write '.' to take a digit back."


def rows_aliased(case: FailedCase) -> str | None:
    """Diagnose several references to one row.

    Needs: an answer of the right shape, two rows of which were one list.
    """
    if has_shape(case.answer) and case.evidence.aliased and case.returned_wrong:
        return (
            "several rows are the same list: `[[…]] * 9` repeats one row nine times. "
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


def answer_mirrored(case: FailedCase) -> str | None:
    """Diagnose an answer that is mirrored or turned.

    Needs: the solution, with its rows or columns, or both, in reverse; transposed or not.
    """
    if not has_shape(case.answer) or case.answer == case.solved:
        return None
    transposed = [list(column) for column in zip(*case.answer, strict=True)]
    for board in case.answer, transposed:
        images = board[::-1], [row[::-1] for row in board], [row[::-1] for row in board[::-1]]
        if case.solved in images:
            return (
                "the answer is right, but mirrored or turned. "
                "Row 0 is the upper one, column 0 the left one: `board[r][c]`."
            )
    return None


def rows_misplaced(case: FailedCase) -> str | None:
    """Diagnose rows that were written to other places.

    Needs: the rows of the solution, in another order.
    """
    if not case.is_plain or case.answer == case.solved:
        return None
    if sorted(_as_strings(case.answer)) != sorted(case.solved):
        return None
    return "the answer is right, but its rows stand in another order. Write each to its own place."


def digits_renamed(case: FailedCase) -> str | None:
    """Diagnose an answer with other digits in the places of the right ones.

    Needs: a valid grid that is the solution, each digit by another name.
    """
    if not has_shape(case.answer) or case.answer == case.solved or not _is_valid_grid(case.answer):
        return None
    names = {(at(case.solved, cell), at(case.answer, cell)) for cell in CELLS}
    if len(names) > 9:
        return None
    right, wrong = next((right, wrong) for right, wrong in sorted(names) if right != wrong)
    return (
        f"the answer is right but for the names of its digits: each {right} is written as {wrong}. "
        "Are you off by one where an index becomes a digit?"
    )


def answer_to_another_board(case: FailedCase) -> str | None:
    """Diagnose a valid grid that does not fit the givens.

    Needs: a full answer without a clash, other than the solution.
    Ruled out by: the solution mirrored, turned, with its rows in another order or with other
    digits, which the rules before this one name.
    """
    if not has_shape(case.answer) or case.answer == case.solved or not _is_valid_grid(case.answer):
        return None
    return (
        "this is the answer to another board. It was hard-coded, kept from an earlier call, "
        "or found while some givens were missing."
    )


def _returned_text(case: FailedCase) -> str:
    """Return the repr of what was returned, '' for a value that JSON has."""
    return str(case.returned["text"]) if isinstance(case.returned, dict) else ""


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
