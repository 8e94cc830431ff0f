"""The rule on a search that fills the board first, and looks at it when it is full.

It looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from harness.records import Mistake

from ...board import PEERS, Cell, cell_name
from ..causes import Cause
from ..failed_case import FailedCase
from ..mistaken_searches.checks import BoardCheck, shared_units

FEWEST_KINDS, FEWEST_CLASHES = 2, 10
"""The fewest kinds of unit, and the fewest repeated digits in them, that are not chance."""


def checked_too_late(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose brute force: all blanks are filled before any digit is compared with another.

    Needs: a time limit that was exceeded; digits that repeat one of their row, column or box, from
    which the search went on, and with them a full board.
    """
    case = cases[0]
    if not case.timed_out:
        return None
    clashes, first, full = _clashes(case)
    many = [kind for kind, number in clashes.items() if number >= FEWEST_CLASHES]
    if len(many) < FEWEST_KINDS or not full or first is None:
        return None
    cell, digit, holder = first
    return Mistake(
        Cause.CHECKED_TOO_LATE,
        f"the search fills all {len(case.blanks)} blanks before it checks the board: {digit} "
        f"went to {cell_name(cell)}, though {cell_name(holder)} holds one, and the search went on. "
        "Check each digit before you place it, so that a wrong start is given up at once.",
    )


def _clashes(case: FailedCase) -> tuple[Counter[str], tuple[Cell, str, Cell] | None, bool]:
    """Return how many digits repeat another one, by kind of unit; the first; if the board was full.

    A digit counts if the next write was to another cell.
    """
    board, held = BoardCheck(case.puzzle), dict[Cell, str]()
    clashes, first, full = Counter[str](), None, False
    for step, following in pairwise(case.writes.steps):
        board.undo(step.cell, held.pop(step.cell, ""))
        if not step.new:
            continue
        holders = board.holders[step.new] & PEERS[step.cell]
        if following.cell != step.cell and holders:
            clashes.update({kind for one in holders for kind in shared_units(step.cell, one)})
            first = first or (step.cell, str(step.new), min(holders))
        board.place(step.cell, step.new)
        held[step.cell] = step.new
        full = full or (len(held) == len(case.blanks) and bool(first))
    return clashes, first, full
