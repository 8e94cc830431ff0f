"""Rules on an answer in another form: a table of what may have become of the right one.

Each looks at one case and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from harness.mistake import Mistake
from harness.value import Json

from ...board import CELLS, DIGITS, Board, Cell, at, clashes
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase, as_strings

Answer: TypeAlias = list[list[Json]]

ENOUGH_SHIFTED = 5
"""The different digits that are not all off by one, in the same direction, by chance."""


@dataclass(frozen=True)
class Form:
    """A form that an answer may have instead of the solution."""

    cause: Cause
    text: str
    """The mistake, in which `{right}` and `{wrong}` stand for the digit of the first `{cell}` that
    differs."""
    holds: Callable[[Answer, Board], bool]
    """(answer, solution) -> True if the answer is the solution in this form."""
    remedy: str = ""


def _transposed(answer: Answer) -> Answer:
    return [list(column) for column in zip(*answer, strict=True)]


def _is_turned(answer: Answer, solved: Board) -> bool:
    boards = answer, _transposed(answer)
    images = ([b[::-1], [row[::-1] for row in b], [row[::-1] for row in b[::-1]]] for b in boards)
    return any(solved in some for some in images)


def _is_renamed(answer: Answer, solved: Board) -> bool:
    names = {(at(solved, cell), str(at(answer, cell))) for cell in CELLS}
    return _is_valid_grid(answer, solved) and len(names) <= len(DIGITS)


def _is_valid_grid(answer: Answer, _solved: Board) -> bool:
    cells = [cell for row in answer for cell in row]
    plain = all(isinstance(one, str) for one in cells) and set(DIGITS).issuperset(cells)
    return plain and not clashes(answer)


def _is_shifted(by: int, answer: Answer, solved: Board) -> bool:
    pairs = [(at(answer, cell), int(at(solved, cell))) for cell in CELLS]
    wrong = [(str(one), right) for one, right in pairs if one != str(right)]
    shifted = (one in (str(right + by), chr(ord("0") + right + by)) for one, right in wrong)
    return len({right for _, right in wrong}) >= ENOUGH_SHIFTED and all(shifted)


SHIFTED = (
    Form(
        Cause.DIGITS_OFF_BY_ONE,
        "the search is right, but each digit is written one too low: {cell} holds {wrong}, not "
        "{right}.",
        partial(_is_shifted, -1),
        "Where an index from 0 to 8, or a bit, becomes a digit, add 1: `str(k + 1)`.",
    ),
    Form(
        Cause.DIGITS_OFF_BY_ONE,
        "the search is right, but each digit is written one too high: {cell} holds {wrong}, not "
        "{right}.",
        partial(_is_shifted, 1),
        "If bit d of a mask stands for d, the digit is `bit.bit_length() - 1`.",
    ),
)
MOVED = (
    Form(
        Cause.ANSWER_TRANSPOSED,
        "the answer is right, but with its rows and columns swapped.",
        lambda answer, solved: _transposed(answer) == solved,
        "The cell in row r and column c is `board[r][c]`.",
    ),
    Form(
        Cause.ANSWER_MIRRORED,
        "the answer is right, but mirrored or turned.",
        _is_turned,
        "Row 0 is at the top and column 0 at the left: `board[r][c]`.",
    ),
    Form(
        Cause.ROWS_MISPLACED,
        "the answer is right, but its rows are in another order.",
        lambda answer, solved: sorted(as_strings(answer)) == sorted(solved),
        "Write each row to its own index.",
    ),
)
OTHERS = (
    Form(
        Cause.DIGITS_RENAMED,
        "the answer is right, but its digits are renamed: each {right} is written as {wrong}.",
        _is_renamed,
        "Are you off by one where an index becomes a digit?",
    ),
    Form(
        Cause.ANOTHER_BOARD,
        "this is the answer to another board. It was hard-coded, kept from an earlier call, "
        "or found while some givens were missing.",
        _is_valid_grid,
    ),
)
"""The forms that are valid grids too. The last one is any other grid."""


def digits_shifted(case: FailedCase) -> Mistake | None:
    """Diagnose digits that are written one too low or too high, where all else is right."""
    return _in_form(case, SHIFTED)


def answer_moved(case: FailedCase) -> Mistake | None:
    """Diagnose the right digits in other places."""
    return _in_form(case, MOVED)


def other_grid(case: FailedCase) -> Mistake | None:
    """Diagnose a full grid without a clash that is not the solution."""
    return _in_form(case, OTHERS)


def _in_form(case: FailedCase, forms: Sequence[Form]) -> Mistake | None:
    """Return the first form that an answer has, with the line that wrote what differs first."""
    if not has_shape(case.answer) or case.answer == case.solved:
        return None
    cell: Cell = next(one for one in CELLS if at(case.answer, one) != at(case.solved, one))
    right, wrong = at(case.solved, cell), at(case.answer, cell)
    for form in forms:
        if form.holds(case.answer, case.solved):
            text = form.text.format(cell=case.name_of(cell), right=right, wrong=wrong)
            line = case.line_that_wrote(cell)
            return Mistake(form.cause, text, line, form.remedy, tells_line=False)
    return None
