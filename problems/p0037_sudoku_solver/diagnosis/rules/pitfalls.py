"""Rules on pitfalls of Python that a parser finds, where the run failed as they make it fail.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

from collections.abc import Sequence

from harness.records import Mistake

from ...board import Cell, at, clashes
from ...check import has_shape
from ..causes import Cause
from ..failed_case import FailedCase
from ..mistaken_searches.mistaken_search import join
from ..pitfalls.changed_loops import changed_loops
from ..pitfalls.reused_names import ReusedName, reused_names
from ..pitfalls.shallow_copies import shallow_copies
from ..pitfalls.shared_items import shared_items
from ..pitfalls.stale_caches import stale_caches
from ..pitfalls.used_up import used_up
from ..source import parse
from .mistaken_search import surprises

GONE = ("KeyError", "ValueError", "RuntimeError")
"""Exceptions of a removal of what is not there, and of a minimum of nothing."""
LAST_OF_BOX = 2
"""The remainder of the last index of a loop over a row, a column or a box."""


def loop_variable_reused(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a loop that changes a variable of which the value is still needed.

    Needs: as a parser finds it, a loop over a name that was an index before, and a line behind it
    that writes to the cell of this index; all its writes went to where such a loop ends, and one
    of them to a given.
    """
    found = [one for one in reused_names(parse(cases[0].source)) if _goes_astray(cases, one)]
    for one in found:
        case, cell = next((case, cell) for case in cases for cell in _givens_hit(case, one))
        together = {other.name: other.loop for other in found if other.lines == one.lines}
        names = join(f"`{name}`" for name in together)
        lines = sorted({str(line) for line in together.values()}, key=int)
        several = len(together) > 1
        return Mistake(
            Cause.LOOP_VARIABLE_REUSED,
            f"line {one.lines[0]} wrote to {case.name_of(cell)}, a given: the "
            f"loop{'s' * several} over {names} on line{'s' * (len(lines) > 1)} {join(lines)} "
            f"changed what line {one.before} had set. "
            f"Use {'other names' if several else 'another name'} there.",
            one.loop,
        )
    return None


def items_shared(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a list whose items are one and the same object.

    Needs: a wrong answer; as a parser finds it, an expression that repeats one object, and a change
    to an item of it.
    Ruled out by: a search, as far as it is known, that placed and refused digits as it should.
    """
    found = next(shared_items(parse(cases[0].source)), None)
    searches = [(case, case.search.decisions) for case in cases if case.search]
    seen = next(surprises(searches), "")
    if not found or not any(case.returned_wrong for case in cases) or (searches and not seen):
        return None
    return Mistake(
        Cause.ITEMS_SHARED,
        f"line {found.line}: all items of `{found.text}` share one object, so a change to one "
        f"shows in all of them{f': {seen}' if seen else ''}. "
        "Make a new one for each with `for _ in range(…)`.",
        found.line,
    )


def copy_shares_its_items(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a shallow copy that was to keep a state of the search.

    Needs: as a parser finds it, a shallow copy in a recursion, and a change to an item of it, or of
    what it is a copy of if it is written back; a search that has lost the answer: each case left
    blanks, or ended in an exception that says that something is gone.
    Ruled out by: cells of the board that were blanked, if it is cells that are written; a clash, if
    it is candidates that are taken out.
    """
    found = next(shallow_copies(parse(cases[0].source)), None)
    if not found or not all(_has_lost_the_answer(case) for case in cases):
        return None
    if any(case.evidence.undos if found.of_cells else _clashes(case) for case in cases):
        return None
    return Mistake(
        Cause.SHALLOW_COPY,
        f"line {found.line} makes a shallow copy of `{found.original}`: both hold the same items, "
        f"so the change on line {found.change} affects both, and is not restored. "
        f"Copy the items, too: `deepcopy({found.original})`.",
        found.line,
    )


def loop_changes_its_list(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a loop over a list that its body shortens.

    Needs: a wrong answer, with a clash or with blanks left; as a parser finds it, a loop that goes
    on after a removal from what it loops over.
    """
    found = [one for one in changed_loops(parse(cases[0].source)) if not one.is_repeated]
    if not found or not any(case.blanks_left or _clashes(case) for case in cases):
        return None
    one = found[0]
    return Mistake(
        Cause.MODIFIED_WHILE_ITERATING,
        f"line {one.change} takes items out of `{one.text}` while line {one.line} loops over it: "
        "the loop skips the item after each one that is removed. Loop over a copy, "
        f"`list({one.text})`, or build a new list.",
        one.change,
    )


def iterator_used_up(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose an iterator that is gone through more than once.

    Needs: a wrong answer, with a clash or with blanks left; as a parser finds it, an iterator that
    a recursion goes through at each of its levels, or a loop at each of its turns.
    """
    found = next(used_up(parse(cases[0].source)), None)
    if not found or not any(case.blanks_left or _clashes(case) for case in cases):
        return None
    return Mistake(
        Cause.ITERATOR_EXHAUSTED,
        f"`{found.name}` is {found.text} (line {found.line}), which can be consumed only once, "
        f"but line {found.use} loops over it repeatedly. Make it a list.",
        found.line,
    )


def cache_is_stale(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a cached function of what changes.

    Needs: a digit that was refused where it fits, or placed where it does not; as a parser finds
    it, a cached function that reads what a recursion changes.
    """
    found = next(stale_caches(parse(cases[0].source)), None)
    searches = [(case, case.search.decisions) for case in cases if case.search]
    seen = next(surprises(searches), "")
    if not found or not seen:
        return None
    return Mistake(
        Cause.STALE_CACHE,
        f"line {found.line} caches `{found.function}`, but it depends on `{found.name}`, which "
        f"changes: a later call gets an old result. {seen[0].upper()}{seen[1:]}. Remove the cache.",
        found.line,
    )


def _has_lost_the_answer(case: FailedCase) -> bool:
    if case.returned_wrong:
        return bool(case.blanks_left) and case.keeps_givens
    return any(map(case.raised, GONE))


def _clashes(case: FailedCase) -> bool:
    return has_shape(case.answer) and bool(clashes(case.answer))


def _goes_astray(cases: Sequence[FailedCase], one: ReusedName) -> bool:
    """Return True if all writes of a line went where the loop ends, and one of them to a given."""
    cells = [cell for case in cases for line in one.lines for cell in _cells(case, line)]
    ends = all(cell[one.axis] % 3 == LAST_OF_BOX for cell in cells)
    return ends and any(_givens_hit(case, one) for case in cases)


def _givens_hit(case: FailedCase, one: ReusedName) -> list[Cell]:
    cells = {cell for line in one.lines for cell in _cells(case, line)}
    return sorted(cell for cell in cells if at(case.puzzle, cell) != ".")


def _cells(case: FailedCase, line: int) -> set[Cell]:
    return case.evidence.cells_by_line.get(line, set())
