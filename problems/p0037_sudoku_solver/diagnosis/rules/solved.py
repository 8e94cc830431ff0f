"""Rules on searches that go on after the right answer was on the board."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING

from harness.mistake import Mistake
from harness.why.program import called

from ...board import cell_name
from ...parsed import parse, recursive_functions
from ..causes import Cause
from ..deciders import name_of_function
from ..failed_case import FailedCase
from ..source import in_finally, lines_that_blank, passes_anything_on, procedures

if TYPE_CHECKING:
    from harness.trace import Step

WAITING = (
    "Once the board is full, pass that on (`return True`, a flag, an exception), so that every "
    "waiting call returns before its undo"
)
"""The remedy, whichever way a success is passed on."""
MISSED = "How does it find that no blank is left? There it has to stop, and to pass that on."


def success_undone(case: FailedCase) -> Mistake | None:
    """Diagnose a search that goes on when the board is solved, or a later change of the board.

    Needs: a method that returned, a write that completed the right answer, and a later write that
    changed it. The first undo of a search never hits a given, or the first blank unless that was
    filled last.
    """
    solved, spoilt = case.solving_write, case.spoiling_write
    if not case.returned_wrong or not solved or not spoilt:
        return None
    cause = Cause.SUCCESS_NOT_PASSED_ON
    if spoilt.cell not in case.blanks or spoilt.cell == min(case.blanks) != solved.cell:
        cause = Cause.SOLVED_BOARD_CHANGED
        remedy = "Don't write to the board again once it is solved."
    elif in_finally(parse(case.source), spoilt.line):
        cause = Cause.UNDO_IN_FINALLY
        remedy = (
            "A `finally` runs after a success, too: undo a digit only when the deeper call has "
            "failed."
        )
    elif spoilt.cell != solved.cell:
        remedy = f"{WAITING}. Nothing may write to the board after the search."
    else:
        remedy = f"{WAITING}. Or keep a copy of the full board, and write that back."
    change = "undid it"
    if case.is_deciding:
        change = f"{'changed' if spoilt.new else 'undid'} {cell_name(spoilt.cell)}"
    fact = f"line {spoilt.line} {change}"
    if cause is Cause.SUCCESS_NOT_PASSED_ON and (missed := _missed_solution(case, solved)):
        fact, remedy = f"{missed}, and {fact}", MISSED
    return Mistake(cause, f"{_solution_clause(case, solved)}, but {fact}.", spoilt.line, remedy)


def _missed_solution(case: FailedCase, solved: Step) -> str:
    """Return a clause on the first call on the solved board, if no such call succeeded; or ''."""
    searches = recursive_functions(parse(case.source))
    calls = [one for one in case.calls if one.before == solved.number and one.function in searches]
    if not calls or any(one.after == one.before and one.result is not False for one in calls):
        return ""
    first = calls[0]
    reaction = "returned False on it" if first.after == first.before else "went on"
    return f"{name_of_function(first.function, first.first_line)} {reaction}"


def always_undone(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that undoes each digit, whether or not the deeper call succeeded.

    Needs: boards that came back as they were; a function that calls itself and drops the result,
    and a later line of it that blanks a cell.
    Ruled out by: any other way in which a call could stop the search, or keep the answer.
    """
    program = parse(cases[0].source)
    if not all(case.unchanged for case in cases) or passes_anything_on(program):
        return None
    for name in recursive_functions(program) & procedures(program):
        nodes = program.nodes_of[program.by_name[name]]
        calls = (one for one in nodes if isinstance(one, ast.Call))
        call = next(one.lineno for one in calls if called(program, one) is program.by_name[name])
        lines = {getattr(one, "lineno", 0) for one in nodes}
        if undo := next(
            (one for one in lines_that_blank(program) if one in lines and one > call), 0
        ):
            text = (
                f"line {undo} takes the digit back after the deeper call on line {call}, whether "
            )
            text += "or not that has solved the board."
            return Mistake(Cause.SUCCESS_NOT_PASSED_ON, text, undo, f"{WAITING}.")
    return None


def _solution_clause(case: FailedCase, solved: Step) -> str:
    moment = f" at write {solved.number:,}" if case.is_deciding else ""
    return f"the right answer was on {case.name_of(solved.cell, 'the board')}{moment}"
