"""The digits that a search placed or refused, and the mistake that describes all of them."""

from collections.abc import Callable, Sequence
from itertools import chain, combinations, product
from typing import Any, TypeAlias

from harness.value import listed

from ..board import DIGITS
from .causes import Cause
from .choices import CLEARED, GIVEN, KINDS, PLACED, UNDONE, Choice, Holder, locate

ENOUGH_WRONG = 3
"""The least number of wrong decisions, or of undos, for a diagnosis."""
HELD = GIVEN | PLACED
FEW_CELLS = 4
"""The most cells of a unit that a sentence lists as left out."""
LOOP_ENDS: dict[str, Callable[[str, str], bool]] = {
    "after the first one that fits": lambda fitting, digit: digit == fitting[:1],
    "after the 1": lambda fitting, digit: digit == "1" in fitting,
    "at the first one that does not fit": lambda fitting, digit: fitting.startswith(
        DIGITS[: int(digit)]
    ),
}
"""The digits that a loop over the digits places, by the point where it ends too early."""
Finding: TypeAlias = tuple[Cause, str]
"""A mistake, and the text for `{which}` in its sentence in `rules/check.py`."""


class Evidence:
    """The digits that were placed or refused, and the mistake that describes them all."""

    def __init__(self, tried: Sequence[Choice], notes: bool, undos: int) -> None:
        """Divide the digits.

        Args:
            tried: all digits that were tried.
            notes: True if the check looks at notes, and not at the board.
            undos: the number of digits that were undone.
        """
        self.tried, self.notes, self.undos = tried, notes, undos
        self.placed = [one for one in tried if one.placed]
        self.refused = [one for one in tried if not one.placed]
        self.lax = [one for one in self.placed if one.holders]
        """The repeated digits that were let through."""
        self.strict = [one for one in self.refused if not one.holders]
        """The digits that were refused though they fit."""
        self.kinds = [kind for kind in KINDS if any(kind in one.kinds for one in self.lax)]
        """The kinds of unit that let repeats through."""

    def find(self) -> Finding | None:
        """Return the mistake, or None if none describes all digits."""
        if not self.refused:
            return Cause.NOTHING_COMPARED, ""
        if len(self.lax) + len(self.strict) == len(self.tried):
            return Cause.ANSWER_INVERTED, ""
        if self.notes and self._cleared():
            return Cause.NOTES_CLEARED, listed(self.kinds)
        if not self.strict:
            return self._repeats()
        return (None if self.lax else self._refusals()) or self._wrong_place()

    def _cleared(self) -> bool:
        """Return True if digits are refused unless an undo of another digit cleared their notes.

        An undone digit may be kept as well.
        """

        def explains(kept: int) -> bool:
            return all(
                any(
                    one.flags[kind] & (kept if kind in self.kinds else HELD)
                    and not (kind in self.kinds and one.flags[kind] & CLEARED)
                    for kind in KINDS
                )
                is not one.placed
                for one in self.tried
            )

        return explains(HELD) or explains(HELD | UNDONE)

    def _repeats(self) -> Finding | None:
        """Return the mistake of a check that only lets repeats through."""
        digits = {one.digit for one in self.lax}
        if digits == {"9"} and not any(one.digit in digits for one in self.refused):
            return Cause.DIGIT_UNCHECKED, "9"
        units, seen = listed(self.kinds), any(one.kinds <= {*self.kinds} for one in self.refused)
        if self.notes or seen:
            match self._left_out(lambda one: one.is_given):
                case [is_given]:
                    return Cause.GIVEN_NOT_NOTED if is_given else Cause.PLACED_NOT_NOTED, units
        if not seen:
            return Cause.UNIT_NOT_COMPARED, units
        match self._left_out(lambda one: one.position > one.own_position):
            case [is_later]:
                side = "before" if is_later else "after"
                text = f"looks only at the cells {side} the blank in the {units}"
                return Cause.REPEATS_LET_THROUGH, text
        numbers, verb = self._left_out(lambda one: one.position + 1), "leaves out"
        if not numbers:
            return None
        if len(numbers) > FEW_CELLS:
            numbers, verb = [one for one in range(1, 10) if one not in numbers], "looks only at"
        cells = f"cell{'s' * (len(numbers) > 1)} {listed(map(str, numbers))}"
        cells = {"cell 1": "the first cell", "cell 9": "the last cell"}.get(cells, cells)
        return Cause.REPEATS_LET_THROUGH, f"{verb} {cells} of each {units}"

    def _left_out(self, part_of: Callable[[Holder], int]) -> list[int]:
        """Return the parts of the lax units that are left out; [] if they do not explain all.

        They held each digit that was let through. Each digit that was refused because of these
        units was also held by another part.
        """
        parts = {part_of(one) for lax in self.lax for one in lax.holders_in(*self.kinds)}
        shown = (one for one in self.refused if one.holders and one.kinds <= {*self.kinds})
        others = [{part_of(one) for one in each.holders_in(*self.kinds)} - parts for each in shown]
        return sorted(parts) if all(others) else []

    def _refusals(self) -> Finding | None:
        """Return the mistake of a loop, or of notes, that only refuse digits that fit."""
        digits = {one.digit for one in self.strict}
        if len(digits) == 1 and not any(one.digit in digits for one in self.placed):
            return Cause.DIGIT_NEVER_PLACED, digits.pop()
        for end, places in LOOP_ENDS.items():
            if all(places(one.candidates, one.digit) is one.placed for one in self.tried):
                return Cause.DIGIT_LOOP_ENDS_EARLY, end
        kept = [kind for kind in KINDS if not any(one.undone_in(kind) for one in self.placed)]
        if all(any(map(one.undone_in, kept)) for one in self.strict):
            sole = [kind for kind in kept if all(one.undone_in(kind) for one in self.strict)]
            return Cause.NOTE_NOT_UNDONE, listed(sole or kept, "or" if sole else "and")
        if all(map(_is_on_diagonal, self.strict)) and not any(map(_is_on_diagonal, self.placed)):
            return Cause.DIAGONALS_COMPARED, ""
        for kinds in chain(combinations(KINDS, 2), [KINDS]):
            if all((one.holders or one.shares(kinds)) is not one.placed for one in self.tried):
                return Cause.NOTES_OF_ANOTHER_UNIT, f"{listed(kinds)}"
        return None

    def _wrong_place(self) -> Finding | None:
        """Return the mistake of a check that also refuses digits that fit.

        Needs: several undos, since with fewer something other than the check may have decided;
        repeats in one kind of unit, or in none.
        """
        if len(self.kinds) > 1 or self.undos < ENOUGH_WRONG:
            return None
        [kind] = self.kinds or [self._exchanged() or "box"]
        if (kind != "box" and not self.kinds) or self._always_refused():
            if kind == "box" or self.notes:
                return Cause.BOX_FORMULA if kind == "box" else Cause.NOTES_OF_ANOTHER_UNIT, kind
            if any(self._decides(*line) for line in product((0, 1), (0, 1, None), range(-8, 9))):
                return Cause.ANOTHER_UNIT_COMPARED, f"another row or column instead of the {kind}"
            return None
        undone = self.kinds and self.notes and all(one.undone_in(kind) for one in self.strict)
        return (Cause.NOTES_OF_ANOTHER_UNIT, kind) if undone else None

    def _exchanged(self) -> str:
        """Return "row" or "column" if it may be read with row and column exchanged, or ''."""
        return "row" if self._decides(1, 0) else "column" if self._decides(0, 1) else ""

    def _decides(self, axis: int, of: int | None, shift: int = 0) -> bool:
        """Return True if a row or column held each digit that was refused though it fits.

        And it held none that was placed.

        Args:
            axis: 0 for a row, 1 for a column.
            of: 0 if its number is that of the cell's row, 1 of its column, None if it is always 0.
            shift: is added to the number.
        """

        def holds(one: Choice) -> bool:
            number = shift + (0 if of is None else one.decision.cell[of])
            return any(cell[axis] == number for cell in one.cells_with_digit)

        return all(map(holds, self.strict)) and not any(map(holds, self.placed))

    def _always_refused(self) -> bool:
        """Return True if each wrongly refused digit was held by a cell that always refuses.

        If no repeat was let through, pairs of boxes are compared, not pairs of cells.
        """

        def pairs(one: Choice) -> set[tuple[Any, Any]]:
            cells = one.decision.cell, *one.cells_with_digit
            own, *others = (cell if self.lax else locate("box", cell)[0] for cell in cells)
            return {(own, other) for other in others if other != own}

        allowed = {pair for one in self.placed for pair in pairs(one)}
        return all(pairs(one) - allowed for one in self.strict)


def _is_on_diagonal(one: Choice) -> bool:
    """Return True if a diagonal of the cell held the digit."""
    row, column = one.decision.cell
    cells = one.cells_with_digit
    return any((row == column and r == c) or row + column == r + c == 8 for r, c in cells)
