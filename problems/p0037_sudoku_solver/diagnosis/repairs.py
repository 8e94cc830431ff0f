"""Corrections of mistakes: changes, and the words for them."""

import re
from collections.abc import Mapping

from harness.kind import kinds_in
from harness.mistake import Change, Mistake
from harness.why.causes import GeneralCause

from .causes import Cause

PLACES = "place distance factor block operator name order grouping operand_dropped operand_missing"
LINES = "place name order column"
CHANGES = {"appendleft", *dir(list), *dir(set)}
"""The methods of containers."""
REPAIRS: Mapping[str, str] = {
    Cause.ANSWER_RETURNED: "rebound copy_surplus answer_lost",
    Cause.ANSWER_PRINTED: "rebound copy_surplus answer_lost",
    Cause.ANSWER_TRANSPOSED: "order",
    Cause.DIGITS_OFF_BY_ONE: "one_off range",
    Cause.ROWS_ALIASED: "shared",
    Cause.INT_DIGITS: "type",
    Cause.DIGITS_BEYOND_NINE: "range one_off mask",
    Cause.BLANK_NOT_DOT: "text undo_wrong",
    GeneralCause.ENDLESS_LOOP: (
        "flag truth counter_missing not_updated bit_not_cleared moved tried_again"
    ),
    Cause.SUCCESS_NOT_PASSED_ON: (
        "declared passed_on truth return way_out flag self copy_missing eager"
    ),
    Cause.UNDO_IN_FINALLY: "moved",
    Cause.UNDO_MISSING: "undo undo_wrong",
    Cause.WRONG_CELL_UNDONE: "order name",
    Cause.DEDUCTIONS_NOT_UNDONE: "step_missing undo copy_missing shallow",
    Cause.NEVER_BACKTRACKS: "undo return truth way_out moved condition_dropped truthiness",
    Cause.DIGIT_LOOP_ENDS_EARLY: "moved way_out",
    Cause.ANSWER_INVERTED: "negation truth",
    Cause.DIGIT_NEVER_PLACED: "range one_off text",
    Cause.UNIT_NOT_COMPARED: (
        "look_missing look_added unread function operator joined comparison truth moved way_out "
        "order range name"
    ),
    Cause.NOTHING_COMPARED: (
        "type bit nested comparison joined truth negation one_off way_out moved return "
        "not_called operator"
    ),
    Cause.ANOTHER_UNIT_COMPARED: LINES,
    Cause.DIAGONALS_COMPARED: "surplus",
    Cause.BOX_FORMULA: PLACES,
    Cause.REPEATS_LET_THROUGH: (
        "one_off range comparison number operator name function moved truth way_out undo_wrong "
        "assignment"
    ),
    Cause.GIVEN_NOT_NOTED: "step_missing type moved",
    Cause.PLACED_NOT_NOTED: "step_missing",
    Cause.NOTE_NOT_UNDONE: "undo undo_wrong step_missing counted",
    Cause.NOTES_CLEARED: "undo_wrong assignment",
    Cause.NOTES_OF_ANOTHER_UNIT: LINES,
    Cause.EVERY_DIGIT_REFUSED: "itself",
}
"""The kinds of changes that may fix a mistake, by the cause that a rule names."""
SLIPS = kinds_in(r"""
block: {old} is not the number of a block
    [everywhere shaped; tags: place]
    2  _x % N -> _x % 9 // 3  with N: 3, 9
    2  _x // 3 -> _x % 9 // 3
    2  _x * 3 -> _x // 3 * 3  where x: Name
    3  _x // _n * _n -> _x // _n
mask: {old} has bits that are never used, or lacks bits that are
    [common shaped paired]
    1  511 -> 1022
    1  1022 -> 511
    1  1023 -> 1022
    1  ~_x -> ~_x & 511  or ~_x & 1022
one_off: {old} is off by one
    [everywhere paired; tags: number]
    sure  range(1, 9) -> range(1, 10)
    sure  range(8) -> range(9)
factor: {old} lacks a factor, or has a wrong one
    [common everywhere shaped paired; tags: place]
    sure  _r // 3 + _c // 3 -> _r // 3 * 3 + _c // 3  where r: not BinOp
    sure  _r * 3 + _c // 3 -> _r // 3 * 3 + _c // 3  where r: Name
    1  _n * (_b % 3) -> 3 * (_b % 3)  where n: Constant
operand_missing: {old} lacks a part
    [shaped; repairs: index_out_of_range; tags: place]
    sure  (_k, _r // 3, _c) -> (_k, _r // 3, _c // 3)  where k: Constant, c: Name
    sure  (_k, _r, _c // 3) -> (_k, _r // 3, _c // 3)  where k: Constant, r: Name
number: {old} is not the right number here
    [everywhere paired; tags: number]
    1  _a == 8 and _b == 8 -> _a == 9  or _b == 9
    1  (_a, _b) == (8, 8) -> _a == 9
    2  _f(..., _r + 1, _c) -> _f(..., _r + 1, 0)  where own, c: Name
    2  (_r + 1, _c) -> (_r + 1, 0)  where c: Name
""")
"""Slips that only Sudoku needs: wrong box numbers, bit masks and ends of the board."""


def describe_change(change: Change) -> Mistake | None:
    """Return the mistake that a change fixes, in Sudoku's terms; None for a general mistake.

    If its text is empty, the general text is used.
    """
    match change.kind:
        case "rebound":
            remedy = f"Write into the list that was passed in: `{change.new} = …`."
            return Mistake(Cause.BOARD_REBOUND, "", remedy=remedy)
        case "undo":
            return _not_undone(change)
        case "copy_missing":  # of a board or its notes: no path is collected
            return Mistake(GeneralCause.SLIP, "")
        case "passed_on" if change.old.startswith("return"):
            text = "this returns after its first deeper call, even if that has found nothing."
            return Mistake(Cause.NEVER_BACKTRACKS, text)
        case "passed_on" if change.new.startswith("if not "):
            text = "the code goes on after this call, even when it has failed."
            return Mistake(Cause.NEVER_BACKTRACKS, text)
        case "passed_on":
            text = "this call may find the solution, but nothing passes that on."
            return Mistake(Cause.SUCCESS_NOT_PASSED_ON, text)
        case "return" if change.new == "return False":
            text = "the code goes on after a failure."
            remedy = f"A `return` is missing{change.level}."
            return Mistake(Cause.NEVER_BACKTRACKS, text, remedy=remedy)
    return None


def _not_undone(change: Change) -> Mistake:
    """Return the mistake of a missing undo: on the board, in notes, or in a count."""
    undone = re.sub(r"^(del |(heapq\.)?heappush\()?(self\.)?", "", change.new.strip())
    target = re.split(r"\W", undone)[0]
    if re.fullmatch(r"[\w.]+\[.+\]\[.+\] = (['\"][.0 ]?['\"]|0|None)", change.new):
        return Mistake(Cause.UNDO_MISSING, "the cell has to be blank from here on.")
    call = re.fullmatch(r"[\w.]*?(\w+)\(.*\)", undone)
    if call and call[1] not in CHANGES:
        text = f"`{undone}` is missing when the search goes back."
        return Mistake(Cause.NOTE_NOT_UNDONE, text)
    in_item = "[" in change.new.partition("=")[0]
    cause = Cause.NOTE_NOT_UNDONE if in_item else Cause.COUNT_NOT_RESTORED
    return Mistake(cause, f"`{target}` is not restored when the search goes back.")
