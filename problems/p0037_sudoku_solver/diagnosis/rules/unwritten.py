"""Rules on searches that leave no digit on the board."""

import ast
from collections import defaultdict
from collections.abc import Collection, Sequence

from harness.calls import Call
from harness.mistake import Mistake
from harness.why.program import Program

from ...board import DIGITS, Cell, at, candidates
from ...source import parse
from ..causes import Cause
from ..deciders import functions_of, name_of_function, pairs_in, sees_board
from ..decisions import FEW, Act, accepted
from ..failed_case import FailedCase


def never_written(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that does not run, or that works on another board.

    Needs: every method returned, and no board was written to.
    Ruled out by: rows that were replaced, because writes to them are not recorded; a single board
    with a single blank, which a search that ends one cell early does not reach.
    """
    written = any(one.trace.writes or one.trace.rows_replaced or not one.unchanged for one in cases)
    if written or sum(len(one.blanks) for one in cases) == 1:
        return None
    easiest = min(cases, key=lambda one: len(one.blanks))
    cell = min(easiest.blanks, key=lambda one: (len(candidates(easiest.puzzle, one)), one))
    digit, place = at(easiest.solved, cell), easiest.name_of(cell)
    text = "the board that was passed in was never written to"
    remedy = (
        f"Follow the {digit} at {place} by hand: does the search reach this blank ('.', not '0'), "
        "and does its check let the digit through? If you search on a copy, end with "
        "`board[:] = copy`."
    )
    if obstacle := find_obstacle(parse(cases[0].source), cases[0].lines):
        text, remedy = f"{text}: {obstacle}", f"Follow the {digit} at {place} by hand up to there."
    return Mistake(Cause.NEVER_WRITTEN, f"{text}.", remedy=remedy)


def find_obstacle(program: Program, ran: Collection[int]) -> str:
    """Return a clause on the last line before the first write to a grid, which did not run, or ''.

    It is unknown if several functions write to a grid.

    Args:
        program: the parsed source.
        ran: the numbers of the lines whose statements began.
    """
    writes = [one for one in program.nodes if _writes(one)]
    functions = {program.function_of(one) for one in writes}
    first = min((getattr(one, "lineno", 0) for one in writes), default=0)
    if len(functions) != 1 or not ran or any(getattr(one, "lineno", 0) in ran for one in writes):
        return ""
    [function] = functions
    start = function.lineno if function else 1
    last = max((line for line in ran if start <= line < first), default=0)
    if function and last == start:
        return f"`{function.name}` (line {start}) was not called"
    return (
        f"line {first} was not reached, and of the lines above it, line {last} is the last that ran"
    )


def _writes(node: ast.AST) -> bool:
    """Return True for an assignment to a cell or slice of a grid, except of a constant."""
    match node:
        case ast.Assign([ast.Subscript(ast.Subscript()) | ast.Subscript(_, ast.Slice())], value):
            return not isinstance(value, ast.Constant)
    return False


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
        for call in calls if same_answer and sees_board(calls[0]) else ():
            step = steps.get(call.before)
            for cell, digit in {(step.cell, step.new)} if step else pairs_in(call):
                answers[cell].setdefault(digit, call)
        for cell in sorted(case.blanks & answers.keys()):
            right, calls_by_digit = at(case.solved, cell), answers[cell]
            if right in calls_by_digit and len(calls_by_digit.keys() & {*DIGITS}) >= FEW:
                call = calls_by_digit[right]
                after_write = call.before in steps
                remedy = SELF_COMPARED if after_write else NONE if call.result is None else ""
                text = f"{name_of_function(name, line)} refused every digit: it returned "
                text += f"{call.result!r} for {right} at {case.name_of(cell)}, where it fits."
                return Mistake(Cause.EVERY_DIGIT_REFUSED, text, line, remedy, tells_line=False)
    return None
