"""The rule on digits that repeat another one in units of one kind, where no known mistake fits.

It looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.records import Mistake

from ..causes import Cause
from ..conflicts import Conflicts, add_conflicts
from ..failed_case import FailedCase
from ..mistaken_searches.checks import KINDS

ENOUGH_PLACEMENTS, ENOUGH_CONFLICTS = 5, 5
"""The fewest placements and conflicts for which one kind of unit alone is not a coincidence."""
BOX = (
    "Look at each line that finds a box, where a digit is checked, noted or undone: a box starts "
    "at `r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`."
)
LINE = (
    "Does it compare a digit with all nine cells? If you keep sets or masks of used digits, is "
    "each change undone?"
)


def repeats_let_through(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a check that does not see some of the cells in each row, column or box.

    Needs: enough placements that repeat a digit in one kind of unit, and none in another.
    Ruled out by: an exception or a time limit that was exceeded: others may check later. A digit
    from which the search did not go on does not count, either.
    """
    found = Conflicts()
    for one in cases:
        if one.returned_wrong and one.search:
            add_conflicts(one.puzzle, one.search.decisions, found)
    if found.placements < ENOUGH_PLACEMENTS or len(found.kinds) != 1:
        return None
    [(kind, number)] = found.kinds.items()
    if number < ENOUGH_CONFLICTS:
        return None
    others = " or ".join(other for other in KINDS if other != kind)
    where = f" on {found.boards} boards" if found.boards > 1 else ""
    return Mistake(
        Cause.REPEATS_LET_THROUGH,
        f"the check of each {kind} lets repeats through: {number:,} of {found.placements:,} "
        f"placements{where} repeat a digit in their {kind}, and none repeats one in its {others}. "
        f"{BOX if kind == 'box' else LINE}",
    )
