"""The words for a mistaken check: the same for a function and for a check in a loop."""

from __future__ import annotations

from ..causes import Cause

WORDS: dict[Cause, tuple[str, str]] = {
    Cause.NOTHING_COMPARED: (
        "stopped no repeat",
        (
            "Is a number compared with a string? `5 == '5'` is False. Is the first digit placed "
            "before the check? Is a mask read at a different bit from the one that was set?"
        ),
    ),
    Cause.UNIT_NOT_COMPARED: (
        "takes no notice of the {which}",
        "Compare a digit with all nine cells there, and see that a repeat stops it.",
    ),
    Cause.FIRST_CELL_SKIPPED: (
        "leaves out the first cell of each {which}",
        (
            "Does a range or a slice start at 1, which leaves out index 0? Or is an index tested "
            "for truth, where 0 counts as False?"
        ),
    ),
    Cause.LAST_CELL_SKIPPED: (
        "leaves out the last cell of each {which}",
        "Does a range or a slice stop before index 8? `range(9)` and `[:9]` include it.",
    ),
    Cause.ONLY_FIRST_CELL_COMPARED: (
        "looks only at the first cell of each {which}",
        "Look at all nine before you say that the digit fits.",
    ),
    Cause.LATER_CELLS_SKIPPED: (
        "looks only at the cells before the blank in the {which}",
        "Givens may come after it: compare all nine cells.",
    ),
    Cause.EARLIER_CELLS_SKIPPED: (
        "looks only at the cells after the blank in the {which}",
        "Others come before it: compare all nine cells.",
    ),
    Cause.DIAGONALS_COMPARED: (
        "looks at the diagonals, too",
        "Only row, column and box count.",
    ),
    Cause.BOX_FORMULA: (
        "looks for the box in the wrong place",
        "A box starts at `r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`.",
    ),
    Cause.BOX_PARTLY_COMPARED: (
        "leaves out {which} of each box",
        "Look at all nine cells of it: three rows and three columns.",
    ),
    Cause.ANOTHER_UNIT_COMPARED: (
        "looks at another row or column instead of the {which}",
        "The cell in row r and column c is `board[r][c]`: look at the indexes.",
    ),
    Cause.UNITS_COMBINED_WRONGLY: (
        "combines row, column and box wrongly",
        (
            "A digit that stands in one of the three does not fit: join three `==` or `in` with "
            "`or`, three `!=` or `not in` with `and`."
        ),
    ),
    Cause.REPEATS_LET_THROUGH: (
        "does not see all of the {which}",
        "Check the indexes there, and whether a later cell's result replaces an earlier one's.",
    ),
    Cause.ANSWER_INVERTED: (
        "is right, but its answer is used the wrong way round",
        "Add a `not` where it is called, or take one away.",
    ),
}
"""The words for a mistaken check and its remedy, by cause. `{which}` stands for kinds of unit,
or for a part of a box."""
