"""Rules on searches that leave no digit on the board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from harness.calls import Call
from harness.mistake import Mistake

from ...board import DIGITS, Cell, at, candidates
from ..causes import Cause
from ..deciders import clause_of, functions_of, name_of_function, pairs_in, sees_board
from ..decisions import FEW, Act, accepted
from ..failed_case import FailedCase
from ..source import find_obstacle


def never_written(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that does not run, or that works on another board.

    Needs: every method returned, and no board was written to.
    Ruled out by: rows that were replaced, because writes to them are not recorded; a single board
    with a single blank, which a search that ends one cell early does not reach.
    """
    if any(_was_written(one) for one in cases) or sum(len(one.blanks) for one in cases) == 1:
        return None
    easiest = min(cases, key=lambda one: len(one.blanks))
    cell = min(easiest.blanks, key=lambda one: (len(candidates(easiest.puzzle, one)), one))
    digit, place = at(easiest.solved, cell), easiest.name_of(cell)
    obstacle = find_obstacle(cases[0].source, cases[0].lines)
    text, line = "the board that was passed in was never written to", 0
    advice = f"Follow the {digit} at {place} by hand"
    remedy = (
        f"{advice}: does the search reach this blank ('.', not '0'), and does its check let the "
        "digit through? If you search on a copy, end with `board[:] = copy`."
    )
    if obstacle:
        text, line = f"{text}: {obstacle.text}", obstacle.line
        remedy = "" if obstacle.is_clear else f"{advice} up to there."
    return Mistake(Cause.NEVER_WRITTEN, f"{text}.", line, remedy)


def only_blanked(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that never writes a digit.

    Needs: unchanged boards, and writes that all blank a cell on the same line.
    """
    steps = [step for case in cases for step in case.trace]
    lines = {step.line for step in steps}
    unchanged = all(case.unchanged and not case.trace.rows_replaced for case in cases)
    if not unchanged or len(lines) != 1 or any(step.new for step in steps):
        return None
    [line] = lines
    text = f"no digit was ever written to the board: line {line} only makes cells blank."
    return Mistake(Cause.NEVER_WRITTEN, text, line)


def _was_written(case: FailedCase) -> bool:
    return bool(case.trace.writes) or case.trace.rows_replaced or not case.unchanged


CALLS = 100
"""The number of first calls that are examined."""
SELF_COMPARED = (
    "By then the cell holds the digit: is it compared with itself, or one blank with another? Skip "
    "those."
)
NONE = "Put `return True` after its last test."


def every_digit_refused(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a function that refuses every digit.

    Needs: a wrong answer, no digit left on any board, and the same result for several digits of a
    cell, the right digit among them. A digit was written right before the call, or is an argument.
    """
    case = cases[0]
    placed = any(one.act is Act.PLACED for run in cases for one in accepted(run.writes))
    if not case.returned_wrong or placed:
        return None
    steps = {step.number: step for step in case.writes.steps if step.new}
    for (name, line), calls in functions_of(case).items():
        # a number may be a count of candidates
        all_bools = all(isinstance(one.result, bool | None) for one in calls)
        same_answer = all_bools and len({bool(one.result) for one in calls}) == 1
        answers: dict[Cell, dict[str, Call]] = defaultdict(dict)
        for call in calls[:CALLS] if same_answer and sees_board(calls[0]) else ():
            step = steps.get(call.before)
            for cell, digit in {(step.cell, step.new)} if step else pairs_in(call):
                answers[cell].setdefault(digit, call)
        for cell in sorted(case.blanks & answers.keys()):
            right, calls_by_digit = at(case.solved, cell), answers[cell]
            if right in calls_by_digit and len(calls_by_digit.keys() & {*DIGITS}) >= FEW:
                call = calls_by_digit[right]
                after_write = call.before in steps
                remedy = SELF_COMPARED if after_write else NONE if call.result is None else ""
                text = f"{name_of_function(name, line)} refused every digit: it {clause_of(call)} "
                text += f"for {right} at {case.name_of(cell)}, where it fits."
                return Mistake(Cause.EVERY_DIGIT_REFUSED, text, line, remedy, tells_line=False)
    return None
