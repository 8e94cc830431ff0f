"""The mistakes that the diagnosis can name, each by an identifier of its own.

Hints, histories and the gallery go by these: add to them, but never rename one.
"""

from __future__ import annotations

from enum import StrEnum, auto


class Cause(StrEnum):
    """The mistake in the code of a solution, however it was noticed."""

    # The way of the answer to the board
    ANSWER_RETURNED = auto()
    ANSWER_PRINTED = auto()
    COPY_PRINTED = auto()
    """The search filled another list than the board, and printed that."""
    ANSWER_TRANSPOSED = auto()
    ANSWER_MIRRORED = auto()
    ROWS_MISPLACED = auto()
    """The rows of the right answer stand in another order."""
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
    """The same given is written to without end, and a blank stays blank."""

    # Coming to an end
    SUCCESS_NOT_PASSED_ON = auto()
    """The calls that wait do not learn that the board is solved."""
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

    # Guesses, and the way back from them
    GUESS_MISSING = auto()
    """Only single candidates are filled in."""
    LOOP_WITHOUT_SEARCH = auto()
    """A loop writes a digit that fits into each blank, and cannot go back."""
    NEVER_BACKTRACKS = auto()
    """No call gives up, so that no digit is taken back."""
    UNDO_MISSING = auto()
    """The search goes back, or could, and its digits stay on the board."""
    WRONG_CELL_UNDONE = auto()
    DEDUCTIONS_NOT_UNDONE = auto()
    """Digits that followed from a guess stay when it is undone."""
    BLANK_PASSED_BY = auto()
    """The search goes on beyond a cell that it has given up."""
    COUNT_NOT_RESTORED = auto()
    """A count of blanks, or a list of them, does not follow an undo."""
    TURNED_BACK = auto()
    """A right digit was refused or taken back, for a reason that is not known."""

    CHECKED_TOO_LATE = auto()
    """The board is looked at only when it is full."""

    # Digits that are tried
    DIGIT_LOOP_ENDS_EARLY = auto()
    DIGITS_NOT_RESTARTED = auto()
    """A cell goes on after the digits that it had tried on another visit."""
    DIGIT_NEVER_PLACED = auto()
    """One digit is left out, 1 or 9 for example."""
    DIGIT_UNCHECKED = auto()
    """The last digit is placed where a loop over them has found none."""
    EVERY_DIGIT_REFUSED = auto()
    ANSWER_INVERTED = auto()
    """The answer of a check is used the other way round."""

    # The check
    NOTHING_COMPARED = auto()
    UNIT_NOT_COMPARED = auto()
    """Rows, columns or boxes are not looked at; one kind of them, or two."""
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
    """Digits are repeated in units of one kind, where no mistake above explains all of them."""

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
    """A row's index for a column, or the other way round."""


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
"""Mistakes that no rule names any more. Histories may hold them, so that their ladders stay."""
