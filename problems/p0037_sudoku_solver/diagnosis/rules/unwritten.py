"""Rules on boards that were never written to.

Each looks at all cases and returns the mistake, or None.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from harness.mistake import Mistake
from harness.why.program import names_bound_by, own_nodes

from ...board import at, candidates
from ..causes import Cause
from ..failed_case import FailedCase
from ..source import METHOD, parse
from ..source_reached import find_obstacle


def board_bound_anew(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose an assignment to the name of the board, as to that of a copy.

    Needs: nothing was written; and, as a parser finds it, an assignment to the parameter, in a line
    that ran.
    """
    if any(_was_written(one) for one in cases):
        return None
    method = parse(cases[0].source).own.get(METHOD)
    name = next((one.arg for one in method.args.args if one.arg != "self"), "") if method else ""
    names = (one for one in own_nodes(method) if isinstance(one, ast.Name)) if method else ()
    line = next((one.lineno for one in names if name in names_bound_by(one)), 0)
    if not line or (cases[0].lines and line not in cases[0].lines):
        return None
    return Mistake(
        Cause.BOARD_REBOUND,
        f"line {line} makes `{name}` the name of another list, so the list that was passed in "
        "stays as it is.",
        line,
        "Write into that one, cell by cell. Or give yours another name, and write "
        f"`{name}[:] = …` at the end.",
    )


def never_written(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that does not run, or that works on another board.

    Needs: every method returned, and no board was written to.
    Ruled out by: rows that were replaced, for writes into them are not seen; a single board with a
    single blank, which a search that ends one cell early does not reach.
    """
    if any(_was_written(one) for one in cases) or sum(len(one.blanks) for one in cases) == 1:
        return None
    easiest = min(cases, key=lambda one: len(one.blanks))
    cell = min(easiest.blanks, key=lambda one: (len(candidates(easiest.puzzle, one)), one))
    digit, where = at(easiest.solved, cell), easiest.name_of(cell)
    obstacle = find_obstacle(cases[0].source, cases[0].lines)
    text, line = "the board that was passed in was never written to", 0
    follow = f"Follow the {digit} at {where} by hand"
    remedy = (
        f"{follow}: does the search reach this blank ('.', not '0'), and does its check let the "
        "digit through? If you search on a copy, end with `board[:] = copy`."
    )
    if obstacle:
        line = obstacle.line if obstacle.in_search else 0
        remedy = f"{follow} up to there."
        if obstacle.search:
            remedy = f"So {obstacle.search} found no solution. {follow} through it."
        remedy *= not obstacle.says_all
        text += f": {obstacle.text}"
    return Mistake(Cause.NEVER_WRITTEN, f"{text}.", line, remedy)


def only_blanked(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that never writes a digit.

    Needs: a board that is unchanged, and writes, all of which made blanks blank in the same line.
    """
    steps = [step for case in cases for step in case.trace or ()]
    lines = {step.line for step in steps}
    unchanged = all(case.unchanged and not case.evidence.rows_replaced for case in cases)
    all_seen = sum(case.evidence.writes for case in cases) == len(steps)
    if not unchanged or not all_seen or len(lines) != 1 or any(step.new for step in steps):
        return None
    [line] = lines
    text = f"no digit was ever written to the board: line {line} only makes cells blank."
    return Mistake(Cause.NEVER_WRITTEN, text, line)


def _was_written(case: FailedCase) -> bool:
    seen = case.evidence
    return bool(seen.writes) or seen.rows_replaced or not case.unchanged
