"""The identifiers of the mistakes that the diagnosis can name.

Hints, journals and the gallery refer to them: add identifiers, but never rename any.
"""

from collections.abc import Mapping
from enum import StrEnum, auto

from harness.kind import paragraphs


class Cause(StrEnum):
    """A mistake in the code of a solution."""

    # The answer does not reach the board
    ANSWER_RETURNED = auto()
    ANSWER_PRINTED = auto()
    ANSWER_TRANSPOSED = auto()
    DIGITS_OFF_BY_ONE = auto()
    BOARD_REBOUND = auto()
    """`board = …`, which binds the name to another list."""
    NEVER_WRITTEN = auto()

    # Rows, digits and blanks
    ROW_IS_STRING = auto()
    ROW_IS_TUPLE = auto()
    ROWS_ALIASED = auto()
    """Several rows are one list."""
    INT_DIGITS = auto()
    DIGITS_BEYOND_NINE = auto()
    BLANK_NOT_DOT = auto()
    """Something other than '.' is written for a blank."""
    GIVEN_ERASED = auto()
    GIVEN_OVERWRITTEN = auto()

    # The end of the search
    SUCCESS_NOT_PASSED_ON = auto()
    """A success is not returned to the waiting calls."""
    UNDO_IN_FINALLY = auto()
    SEARCH_IN_CIRCLES = auto()

    # Guesses and backtracking
    GUESS_MISSING = auto()
    """Only single candidates are filled in."""
    LOOP_WITHOUT_SEARCH = auto()
    """A loop writes a digit that fits into each blank, and cannot go back."""
    NEVER_BACKTRACKS = auto()
    """No call fails at a dead end, so that no digit is undone."""
    UNDO_MISSING = auto()
    """The search goes back, or should, but its digits stay on the board."""
    WRONG_CELL_UNDONE = auto()
    DEDUCTIONS_NOT_UNDONE = auto()
    """Digits that were deduced from a guess stay when the guess is undone."""
    BLANK_PASSED_BY = auto()
    """The search goes on after a blank that takes no digit."""
    COUNT_NOT_RESTORED = auto()
    """A count or list of blanks is not restored by an undo."""
    TURNED_BACK = auto()
    """A right digit was refused or undone, for an unknown reason."""

    CHECKED_TOO_LATE = auto()
    """The board is checked only when it is full."""

    # Digits that are tried
    DIGIT_LOOP_ENDS_EARLY = auto()
    DIGIT_NEVER_PLACED = auto()
    """One digit is never tried, 1 or 9 for example."""
    DIGIT_UNCHECKED = auto()
    """The last digit is placed although the loop over the digits found none that fits."""
    EVERY_DIGIT_REFUSED = auto()
    ANSWER_INVERTED = auto()
    """The result of a check is inverted."""

    # The check
    NOTHING_COMPARED = auto()
    UNIT_NOT_COMPARED = auto()
    """Rows, columns or boxes are not compared: one or two of the three kinds."""
    ANOTHER_UNIT_COMPARED = auto()
    """The cells of another row or column are compared: an index is wrong."""
    DIAGONALS_COMPARED = auto()
    """A digit may not be repeated on a diagonal: no rule of Sudoku says so."""
    BOX_FORMULA = auto()
    CELL_TAKES_TWO = auto()
    """Rows, columns and boxes are kept, but a cell may take a second digit."""
    REPEATS_LET_THROUGH = auto()
    """A part of a row, column or box is not compared."""

    # Notes: the sets, lists or masks of used digits
    GIVEN_NOT_NOTED = auto()
    PLACED_NOT_NOTED = auto()
    NOTE_NOT_UNDONE = auto()
    NOTES_CLEARED = auto()
    """An undo erases all the notes of a unit."""
    NOTES_OF_ANOTHER_UNIT = auto()
    """Notes of rows are indexed by column, or the other way round."""


def words_in(table: str) -> Mapping[Cause, tuple[str, str]]:
    """Return the sentence and the remedy of each cause in a text.

    A line has the cause and the sentence; the indented lines after it are the remedy.
    """
    heads = ((head.split(": ", 1), remedy) for head, remedy in paragraphs(table))
    return {Cause(name): (sentence, remedy) for (name, sentence), remedy in heads}
