"""Rules on wrong answers of a known form: returned, printed, transposed, off by one and others.

The writes of a run are examined only if the answer alone does not decide.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TypeAlias

from harness.mistake import Mistake
from harness.value import Json

from ...board import CELLS, Cell, at, format_line
from ...check import has_shape
from ...source import lines_that_blank, parse
from ..causes import Cause, words_in
from ..decisions import FEW
from ..failed_case import FailedCase, as_strings

OTHER_BLANKS = "0", 0, None, "", " ", -1, "-1"
"""Values that people write for a blank."""
TEN: tuple[Json, ...] = "10", ":", "A", "a", 10
"""Values that come after 9: as a number, as a character, or as a digit of a larger base."""


# the cells of an answer


def _cells(case: FailedCase, values: Iterable[Json]) -> list[Cell]:
    """Return the cells that hold one of some values, with the same type."""
    kinds = [(type(one), one) for one in values]
    return [one for one in CELLS if (type(at(case.answer, one)), at(case.answer, one)) in kinds]


def _placeholder(case: FailedCase) -> Cell | None:
    """Return the first blank with a placeholder that the code writes for a blank, or None.

    It was written over a digit, or as a constant: other placeholders may have been copied from
    another board after the search.
    """
    lines = lines_that_blank(parse(case.source), OTHER_BLANKS)
    undone = {step.cell for step in case.steps if step.old and step.new in OTHER_BLANKS}
    cells = (one for one in _cells(case, OTHER_BLANKS) if one in case.blanks)
    return next((one for one in cells if one in undone or case.writing_line(one) in lines), None)


def _number(case: FailedCase) -> Cell | None:
    """Return the first blank that holds an int, if the givens are unchanged or all is right."""
    changed = any(at(case.answer, one) != at(case.puzzle, one) for one in {*CELLS} - case.blanks)
    numbers = [one for one in _cells(case, range(10)) if one in case.blanks]
    is_right = as_strings(case.answer) == case.solved
    return next(iter(numbers), None) if not changed or is_right else None


def _beyond_nine(case: FailedCase) -> Cell | None:
    """Return the first blank that holds a value of TEN, or None if no 1 was placed.

    Without a 1, all digits may be one too high.
    """
    cells = (one for one in _cells(case, TEN) if case.ended_plainly and one in case.blanks)
    return next(cells, None) if any(one.new == "1" for one in case.digits) else None


# the whole answer


def _has_row(kind: str, case: FailedCase) -> bool:
    rows = case.answer if isinstance(case.answer, list) else []
    return any(kind == (r["type"] if isinstance(r, dict) else type(r).__name__) for r in rows)


def _was_returned(case: FailedCase) -> bool:
    returned = case.run.returned
    is_other = has_shape(returned) and returned != case.answer
    return is_other and not case.solving_write and as_strings(returned) == case.solved


def _was_printed(case: FailedCase) -> bool:
    digits = re.sub("[^1-9]", "", case.run.printed)
    return not case.solving_write and format_line(case.solved) in digits


def _first_wrong(case: FailedCase) -> Cell:
    return next(one for one in CELLS if at(case.answer, one) != at(case.solved, one))


def _shifted(case: FailedCase) -> Cell | None:
    """Return the first wrong cell if all wrong digits are one too low, or all one too high."""
    pairs = [(at(case.answer, cell), int(at(case.solved, cell))) for cell in CELLS]
    wrong = [(str(one), right) for one, right in pairs if one != str(right)]
    shifted = (
        all(one in (str(right + by), chr(ord("0") + right + by)) for one, right in wrong)
        for by in (-1, 1)
    )
    several = len({right for _, right in wrong}) >= FEW
    return _first_wrong(case) if several and any(shifted) else None


def _transposed(case: FailedCase) -> Cell | None:
    swapped = [*map(list, zip(*case.answer, strict=True))]
    return _first_wrong(case) if swapped == case.solved else None


TABLE = """
row_is_string: a row has become a string.
    Keep every row a list of nine one-character strings.
row_is_tuple: a row has become a tuple.
    Keep every row a list of nine one-character strings.
answer_returned: the answer was returned, not written to the board, and only the board counts.
    Write `board[r][c] = digit`, or `board[:] = solved` at the end.
answer_printed: the right answer was printed, not written to the board that was passed in.
    Write `board[r][c] = digit` where you print it, or `board[:] = solved` before that.
rows_aliased: several rows are the same list, so that a write to one shows in the others.
    Make a list for each row: `[[…] for _ in range(9)]`.
digits_off_by_one: the search is right, but each digit is off by one: {cell} holds {wrong}, not
        {right}.
    Add 1 to an index from 0 to 8: `str(k + 1)`. If bit d of a mask stands for d, the digit is
        `bit.bit_length() - 1`.
digits_beyond_nine: the digits go on after 9: {cell} holds {wrong!r}.
    Stop after 9: `range(1, 10)`, `while d <= 9`, or a mask of nine bits.
blank_not_dot: the code writes {wrong!r}, which is neither a digit nor the blank '.'.
    Write '.' to undo a digit, and begin the digits at '1': `string.digits` begins with '0'.
int_digits: the code writes numbers into a board of strings: {cell} holds {wrong}.
    Write `str(digit)`. A number never equals a given: `5 == '5'` is False.
answer_transposed: the answer is right, but with its rows and columns swapped.
    The cell in row r and column c is `board[r][c]`.
"""
"""Each form of a wrong answer, and below it the remedy."""
WORDS = words_in(TABLE)
Find: TypeAlias = Callable[[FailedCase], Cell | bool | None]
"""Returns a cell that shows the form, True if the whole answer does, or else False or None."""
SHAPES: Mapping[Cause, Find] = {
    Cause.ROW_IS_STRING: partial(_has_row, "str"),
    Cause.ROW_IS_TUPLE: partial(_has_row, "tuple"),
}
"""The forms of an answer that is not nine lists of nine cells."""
FORMS: Mapping[Cause, Find] = {
    # The right answer in the wrong place explains every error on the board.
    Cause.ANSWER_RETURNED: _was_returned,
    Cause.ANSWER_PRINTED: _was_printed,
    # Rows or values of the wrong type make every later comparison fail.
    Cause.ROWS_ALIASED: lambda case: case.trace.aliased,
    Cause.DIGITS_OFF_BY_ONE: _shifted,
    Cause.DIGITS_BEYOND_NINE: _beyond_nine,
    Cause.BLANK_NOT_DOT: _placeholder,
    Cause.INT_DIGITS: _number,
    # The right digits in other cells change givens, too, so this form precedes that rule.
    Cause.ANSWER_TRANSPOSED: _transposed,
}


def answer_in_another_form(case: FailedCase) -> Mistake | None:
    """Diagnose an answer of a known form, such as printed, transposed or off by one.

    The mistake names the cell that shows the form, or the first wrong cell of the whole answer.
    """
    forms = FORMS if has_shape(case.answer) else SHAPES
    for cause, find in forms.items() if case.returned_wrong else ():
        cell, (text, remedy) = find(case), WORDS[cause]
        if cell is True:
            return Mistake(cause, text, remedy=remedy)
        if cell:
            right, wrong = at(case.solved, cell), at(case.answer, cell)
            text = text.format(cell=case.name_of(cell), right=right, wrong=wrong)
            return Mistake(cause, text, case.writing_line(cell), remedy, tells_line=False)
    return None
