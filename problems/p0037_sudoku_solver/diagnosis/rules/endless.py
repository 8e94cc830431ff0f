"""Rules on loops and searches that never end, or check too late to end soon.

Only a lack of progress is evidence here: a run that was stopped, or that raised an exception, might
have undone its writes later.
"""

import ast
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from harness.mistake import Mistake
from harness.trace import Step
from harness.why.causes import GeneralCause
from harness.why.program import holds

from ...board import cell_name
from ...source import calls_in, parse
from ..causes import Cause
from ..choices import KINDS, Choice, Holder, choices
from ..decisions import SOME, accepted
from ..failed_case import FailedCase
from .overwritten import SWAPPED

FEW_BLANKS = 4
"""The most blanks of a board that every program solves at once, unless it never ends."""
LAST_WRITES = 500
LONGEST_CYCLE = 100
"""The number of last writes that are examined, and the longest cycle that is searched for."""
FEW_WRITES = 10
"""The most writes per blank that a board of at most FEW_BLANKS blanks takes."""


def loop_without_end(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a loop that does not end.

    Needs: a time limit that was exceeded on a board with a few blanks, where little or nothing was
    written, and a `while` in which the run was stopped.
    """
    case = cases[0]
    blanks, last = len(case.blanks), next(reversed(case.steps), None)
    if not case.timed_out or case.trace.rows_replaced or blanks > FEW_BLANKS:
        return None
    loops = [one for one in parse(case.source).nodes if isinstance(one, ast.While)]
    frames = [line for line, _ in case.run.raised.frames]  # the outermost call first
    around = ([one.lineno for one in loops if holds(one, line)] for line in frames)
    lines = sorted(next(filter(None, around), []))
    if case.trace.writes > FEW_WRITES * blanks or not lines:
        return None
    *other_lines, line = lines
    loop = f"the `while` on line {line}"
    if other_lines:
        loop = f"a `while` on line {', '.join(map(str, other_lines))} or {line}"
    last_write = f" after line {last.line} wrote to {cell_name(last.cell)}" if last else ""
    return Mistake(
        GeneralCause.ENDLESS_LOOP,
        f"{loop} did not end: nothing was written{last_write}.",
        0 if other_lines else line,
        "Does each iteration change what its condition tests?",
    )


def same_cells_forever(case: FailedCase) -> Mistake | None:
    """Diagnose a loop that repeats the same writes forever.

    Needs: a time limit that was exceeded, and a short cycle of writes at the end, none of them to a
    given, or all to the same given.
    """
    if not case.timed_out or not _cycle_length(case):
        return None
    last, cells = case.steps[-1], {one.cell for one in _last_writes(case)}
    if len(cells) == 1:
        remedy = "Does the loop move on? When every digit was tried there, go back to the cell "
        remedy += "before."
        if last.cell not in case.blanks:
            remedy = f"That is a given: write to a blank.{SWAPPED}"
        text = f"line {last.line} writes to the same cell, {case.name_of(last.cell)}, forever."
        return Mistake(GeneralCause.ENDLESS_LOOP, text, last.line, remedy)
    if cells - case.blanks:
        return None
    names = case.name_of(last.cell, f"{cell_name(min(cells))} to {cell_name(max(cells))}")
    return Mistake(
        Cause.SEARCH_IN_CIRCLES,
        f"the search goes round in circles: it makes the same writes to {len(cells)} cells, "
        f"{names}, forever.",
        remedy="When you come back to a cell, go on with the digit after the one that it holds.",
    )


def _last_writes(case: FailedCase) -> Sequence[Step]:
    """Return the last writes, or () if there were only a few."""
    return case.steps[-LAST_WRITES:] if len(case.steps) >= LAST_WRITES else ()


def _cycle_length(case: FailedCase) -> int:
    """Return the length of the cycle that the last writes repeat, or 0."""
    writes = [(step.cell, str(step.new)) for step in _last_writes(case)]
    lengths = range(1, LONGEST_CYCLE + 1) if writes else ()
    return next((length for length in lengths if writes[length:] == writes[:-length]), 0)


def every_order(case: FailedCase) -> Mistake | None:
    """Diagnose a search that goes on with another blank when every digit has failed at one.

    Needs: a time limit that was exceeded; and cells that were tried again and again after a cell
    that was tried instead of them.
    Ruled out by: a write to a given, as if the rows were in another order.
    """
    if not case.timed_out or not case.search or {one.cell for one in case.steps} - case.blanks:
        return None
    if len(case.search.again) < SOME:
        return None
    cell, other = case.search.again[0]
    name, instead = case.name_of(cell), cell_name(other)
    return Mistake(
        Cause.BLANK_PASSED_BY,
        f"every digit fails at {name}, but the search goes on with {instead} and then comes back: "
        "it tries the blanks in every order.",
        remedy="Return False when every digit has failed.",
    )


def checked_too_late(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose brute force: all blanks are filled before any digit is compared with another.

    Needs: a time limit that was exceeded; a board that was full at some time; and many digits after
    which the search went on though their row, column or box held them, in two kinds of unit as
    givens. A search that only forgets its own digits repeats no given; neither does a program that
    goes through the product of all candidates.
    """
    case = cases[0]
    filled = accumulate(bool(step.new) - bool(step.old) for step in case.writes.steps)
    if not case.timed_out or len(case.blanks) not in filled:
        return None
    repeats = [
        (kind, holder, one)
        for one in choices(case, accepted(case.writes))
        for kind in KINDS
        for holder in one.holders_in(kind)
    ]
    noticed = [repeat for repeat in repeats if repeat[1].is_given]
    if "product" in calls_in(parse(case.source).tree):
        noticed = repeats
    if len(_frequent(repeats)) < len(KINDS) or len(_frequent(noticed)) < 2:
        return None
    _, holder, first = noticed[0]
    return Mistake(
        Cause.CHECKED_TOO_LATE,
        f"the search fills all {len(case.blanks)} blanks before it checks the board: {first.digit} "
        f"went to {cell_name(first.decision.cell)}, though {cell_name(holder.cell)} holds it, and "
        "the search went on.",
        remedy="Check each digit before you place it, so that a wrong start is given up at once.",
    )


def _frequent(repeats: Sequence[tuple[str, Holder, Choice]]) -> set[str]:
    """Return the kinds of unit in which many digits were repeated."""
    kinds = Counter(kind for kind, _, _ in repeats)
    return {kind for kind, number in kinds.items() if number >= SOME}
