"""The first write of a failed search that shows its mistake. Pure.

Each fault shows on the board: a digit is repeated in a unit, a cell is tried again while digits
placed after it still stand, the search goes back too early, or it ends where it should go back.
A fault that some right searches have, too, is reported only if the likely mistake explains it.
"""

from itertools import islice, pairwise

from harness.problem import Fault
from harness.trace import Step, Trace
from harness.why.causes import GeneralCause

from .board import CELLS, DIGITS, PEERS, UNITS, Cell, at, blanks_of, candidates, cell_name, start_of
from .diagnosis.causes import Cause

MOST = 50_000
"""The most writes examined: a wrong search shows its mistake early."""
LOST_UNDOS = {
    Cause.LOOP_WITHOUT_SEARCH,
    Cause.UNDO_MISSING,
    Cause.WRONG_CELL_UNDONE,
    Cause.DEDUCTIONS_NOT_UNDONE,
}
"""Mistakes that leave digits on the board that should be undone."""
REFUSALS = {
    Cause.TURNED_BACK,
    Cause.DIGIT_LOOP_ENDS_EARLY,
    Cause.DIGIT_NEVER_PLACED,
    Cause.EVERY_DIGIT_REFUSED,
    Cause.ANOTHER_UNIT_COMPARED,
    Cause.DIAGONALS_COMPARED,
    Cause.BOX_FORMULA,
    GeneralCause.STALE_CACHE,
    Cause.NOTE_NOT_UNDONE,
    Cause.NOTES_CLEARED,
    Cause.NOTES_OF_ANOTHER_UNIT,
}
"""Mistakes because of which a digit that fits is not tried."""


def first_fault(trace: Trace, cause: str) -> Fault | None:
    """Return the first write that shows the mistake of a run, or None.

    Args:
        trace: the writes of a run that failed.
        cause: the likely mistake; '' if none was named.
    """
    search = _Search(trace, cause)
    steps = list(islice(trace, MOST))
    for step, following in pairwise([*steps, None]):
        if step and (text := search.write(step, following)):
            return Fault(step.number, text)
    text = search.ended() if steps and len(steps) == trace.writes else ""
    return Fault(steps[-1].number, text) if text else None


class _Search:
    """A replay of the writes on a copy of the board."""

    def __init__(self, trace: Trace, cause: str) -> None:
        self.board, self.cause = start_of(trace), cause
        self.path: list[Cell] = []
        """The filled cells, in the order in which they were filled."""
        self.tried: dict[Cell, set[str]] = {}
        """The digits tried in each cell of the path, and in the cell after it."""
        self.before: Step | None = None

    def write(self, step: Step, following: Step | None) -> str:
        """Apply a write to the board. Return a clause on its fault, or ''."""
        digit, text = str(step.new) or ".", ""
        if step.old and step.new and step.old != step.new and self.cause in LOST_UNDOS:
            text = self._left_standing(step.cell)
        elif step.old and not step.new:
            text = self._gone_back(step)
        self.board[step.cell[0]][step.cell[1]] = digit
        if step.cell in self.path and not step.new:
            self.path.remove(step.cell)
        elif step.new and step.cell not in self.path:
            self.path.append(step.cell)
        if step.new:
            kept = {cell: digits for cell, digits in self.tried.items() if cell in self.path}
            self.tried = kept | {step.cell: self.tried.get(step.cell, set()) | {digit}}
            goes_on = following is None or (following.cell != step.cell and following.new)
            if not text and goes_on and step.new != step.old and digit in DIGITS:
                text = self._repeated(step.cell)
        self.before = step
        return text

    def _left_standing(self, cell: Cell) -> str:
        """Return a clause on later digits that stand while a cell is tried again, or ''."""
        after = self.path[self.path.index(cell) + 1 :] if cell in self.path else []
        names = ", ".join(f"{cell_name(one)}={at(self.board, one)}" for one in after[:3])
        more = f" and {len(after) - 3} more" * (len(after) > 3)
        stand = "stands" if len(after) == 1 else "stand"
        return f"{cell_name(cell)} is tried again, but {names}{more} still {stand}" if after else ""

    def _gone_back(self, step: Step) -> str:
        """Return a clause on a digit that the search should try before it goes back, or ''."""
        before = self.before
        if before is None or self.path[-1:] != [step.cell]:
            return ""
        if before.cell == step.cell and before.new == step.old and not before.old:
            return self._not_stuck(step.cell)
        if before.new or self.cause not in REFUSALS:
            return ""
        tried = self.tried.get(before.cell, set())
        left = [digit for digit in candidates(self.board, before.cell) if digit not in tried]
        name = cell_name(before.cell)
        return f"{name} is given up, though {left[0]} fits there and was not tried" if left else ""

    def _not_stuck(self, undone: Cell) -> str:
        """Return a clause on an undo although every blank has a candidate, or ''."""
        blanks = {cell: candidates(self.board, cell) for cell in blanks_of(self.board)}
        if not blanks or not all(blanks.values()) or any(map(self._peers_alike, CELLS)):
            return ""
        cell, digits = next(iter(blanks.items()))
        fitting = " or ".join(digits)
        return f"it undoes {cell_name(undone)}, though {cell_name(cell)} could still take {fitting}"

    def _repeated(self, cell: Cell) -> str:
        """Return a clause on a peer that already holds the digit of a cell, or ''."""
        same = self._peers_alike(cell)
        if not same:
            return ""
        digit, other = at(self.board, cell), min(same, key=lambda one: (one in self.path, one))
        unit = next(name for name, cells in UNITS.items() if {cell, other} <= {*cells})
        return f"{cell_name(cell)}={digit} repeats the {digit} of {cell_name(other)} in {unit}"

    def ended(self) -> str:
        """Return a clause on a blank that has no candidate after the last write, or ''."""
        blanks = blanks_of(self.board)
        stuck = next((cell for cell in blanks if not candidates(self.board, cell)), None)
        if stuck is None or any(map(self._peers_alike, CELLS)):
            return ""
        return f"{cell_name(stuck)} takes no digit, but this is the last write: nothing is undone"

    def _peers_alike(self, cell: Cell) -> list[Cell]:
        """Return the peers that hold the same digit as a cell."""
        value = at(self.board, cell)
        return [peer for peer in PEERS[cell] if at(self.board, peer) == value != "."]
