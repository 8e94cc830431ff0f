"""The identifiers of the mistakes that the diagnosis can name.

Hints, journals and the gallery refer to them: add identifiers, but never rename any.
"""

from __future__ import annotations

from enum import StrEnum, auto


class Cause(StrEnum):
    """A mistake in the code of a solution."""

    # The answer does not reach the board
    ANSWER_RETURNED = auto()
    ANSWER_PRINTED = auto()
    COPY_PRINTED = auto()
    """The search filled a list other than the board, and printed it."""
    ANSWER_TRANSPOSED = auto()
    ANSWER_MIRRORED = auto()
    ROWS_MISPLACED = auto()
    """The rows of the answer are right, but in the wrong order."""
    DIGITS_RENAMED = auto()
    DIGITS_OFF_BY_ONE = auto()
    ANOTHER_BOARD = auto()
    """A valid grid that does not hold the givens."""
    BOARD_REBOUND = auto()
    """`board = …`, which binds the name to another list."""
    NEVER_WRITTEN = auto()

    # Rows, digits and blanks
    ROW_IS_STRING = auto()
    ROW_IS_TUPLE = auto()
    ROWS_ALIASED = auto()
    """Several rows are one list."""
    ROWS_REORDERED = auto()
    """The rows of the puzzle were sorted or swapped."""
    INT_DIGITS = auto()
    DIGITS_BEYOND_NINE = auto()
    BLANK_NOT_DOT = auto()
    """Something other than '.' is written for a blank."""
    GIVEN_ERASED = auto()
    GIVEN_OVERWRITTEN = auto()
    GIVEN_HIT_FOREVER = auto()
    """The same given is overwritten in an endless loop, and a blank stays blank."""

    # The end of the search
    SUCCESS_NOT_PASSED_ON = auto()
    """A success is not returned to the waiting calls."""
    UNDO_IN_FINALLY = auto()
    SOLVED_BOARD_CHANGED = auto()
    """Something other than an undo changes the solved board."""
    RAN_OFF_BOARD = auto()
    """The search goes on past the last cell."""
    BASE_CASE_MISSING = auto()
    """The search calls itself again when the board is solved."""
    SEARCH_IN_CIRCLES = auto()
    LAST_ROW_LEFT_OUT = auto()
    LAST_COLUMN_LEFT_OUT = auto()
    LAST_BLANK_LEFT_OUT = auto()
    BLANK_NOT_FOUND = auto()
    """A function that looks for a blank says that there is none, though one is left."""

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
    DIGITS_NOT_RESTARTED = auto()
    """A later visit of a cell goes on after the digits that an earlier visit tried."""
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
    UNITS_COMBINED_WRONGLY = auto()
    """`and` and `or` are mixed up."""
    FIRST_CELL_SKIPPED = auto()
    LAST_CELL_SKIPPED = auto()
    ONLY_FIRST_CELL_COMPARED = auto()
    EARLIER_CELLS_SKIPPED = auto()
    """Cells before the blank are not compared."""
    LATER_CELLS_SKIPPED = auto()
    """Cells after the blank are not compared."""
    ANOTHER_UNIT_COMPARED = auto()
    """The cells of another row or column are compared: an index is wrong."""
    DIAGONALS_COMPARED = auto()
    BOX_FORMULA = auto()
    BOX_PARTLY_COMPARED = auto()
    REPEATS_LET_THROUGH = auto()
    """Digits are repeated in one kind of unit, and no mistake above explains all repeats."""

    # Notes: the sets, lists or masks of used digits
    GIVEN_NOT_NOTED = auto()
    PLACED_NOT_NOTED = auto()
    NOTE_NOT_UNDONE = auto()
    MASK_NOT_INVERTED = auto()
    """`&= bit` where `&= ~bit` is meant."""
    NOTES_CLEARED = auto()
    """An undo erases all the notes of a unit."""
    REFUSED_DIGIT_ERASED = auto()
    """A digit that does not fit is erased as if it had been placed."""
    NOTES_OFF_BY_ONE = auto()
    NOTES_OF_ANOTHER_UNIT = auto()
    """Notes of rows are indexed by column, or the other way round."""


RETIRED = frozenset(
    {
        *(Cause.ROWS_REORDERED, Cause.BLANK_NOT_FOUND, Cause.NOTES_OFF_BY_ONE),
        *(Cause.LAST_ROW_LEFT_OUT, Cause.LAST_COLUMN_LEFT_OUT, Cause.LAST_BLANK_LEFT_OUT),
        *(Cause.RAN_OFF_BOARD, Cause.BASE_CASE_MISSING),
        *(Cause.ANSWER_MIRRORED, Cause.ROWS_MISPLACED, Cause.DIGITS_RENAMED),
        *(Cause.UNITS_COMBINED_WRONGLY, Cause.DIAGONALS_COMPARED, Cause.DIGITS_NOT_RESTARTED),
        Cause.REFUSED_DIGIT_ERASED,
    }
)
"""Mistakes that no rule names any more. Old journals may hold them, so their ladders stay."""
