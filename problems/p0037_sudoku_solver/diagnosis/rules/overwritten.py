"""Rules on what a later write destroys: the right answer, or a given."""

import ast
from collections.abc import Iterator, Sequence

from harness.mistake import Mistake
from harness.trace import Step
from harness.why.program import Program, holds

from ...board import CELLS, DIGITS, UNITS, at, cell_name
from ...check import has_shape
from ...source import lines_that_blank, name_of, parse, procedures, recursive_functions
from ..causes import Cause
from ..failed_case import FailedCase, as_strings

WAITING = (
    "Once the board is full, pass that on (`return True`, a flag, an exception), so that every "
    "waiting call returns before its undo"
)
"""The remedy, whichever way a success is passed on."""
SWAPPED = " Are row and column swapped?"


def success_undone(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that goes on when the board is solved, or a later change of the board.

    Needs: a method that returned, a write that completed the right answer, and a later write that
    changed it, on a board with several blanks if there is one: a search may fill a single blank
    with the right digit and undo it, whatever its mistake is.
    """
    several = [one for one in cases if len(one.blanks) > 1] or cases
    named, shown = next(filter(None, map(_undone, several)), None), _undone(cases[0])
    same = named and shown and (named.cause, named.line) == (shown.cause, shown.line)
    return shown if same else named


def _undone(case: FailedCase) -> Mistake | None:
    """Diagnose a change of the solved board in one case."""
    solved = case.solving_write
    later = case.steps[solved.number :] if solved else ()
    spoilt = next((one for one in later if one.new != one.old), None)
    if not case.returned_wrong or not solved or not spoilt:
        return None
    cause = Cause.SUCCESS_NOT_PASSED_ON
    if any(holds(one, spoilt.line) for one in _run_finally(parse(case.source))):
        cause = Cause.UNDO_IN_FINALLY
        remedy = (
            "A `finally` runs after a success, too: undo a digit only when the deeper call has "
            "failed."
        )
    else:
        remedy = f"{WAITING}. Or keep a copy of the full board, and write that back."
    fact = f"line {spoilt.line} {'changed' if spoilt.new else 'undid'} {cell_name(spoilt.cell)}"
    place = case.name_of(solved.cell, "the board")
    text = f"the right answer was on {place} at write {solved.number:,}, but {fact}."
    return Mistake(cause, text, spoilt.line, remedy)


def _run_finally(program: Program) -> Iterator[ast.stmt]:
    """Yield the statements under a `finally`, and the functions that they call."""
    for node in program.nodes:
        for statement in node.finalbody if isinstance(node, ast.Try) else ():
            yield statement
            yield from filter(None, map(program.called, program.calls_in(statement)))


LEAVING = ast.Raise | ast.Yield | ast.YieldFrom | ast.Nonlocal | ast.Global
KEEPING = {"append", "appendleft", "push", "heappush", "insert", "extend", "copy", "deepcopy"}


def always_undone(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a search that undoes each digit, whether or not the deeper call succeeded.

    Needs: boards that came back as they were; a function that calls itself and drops the result,
    and a later line of it that blanks a cell.
    Ruled out by: any other way in which a call could stop the search, or keep the answer.
    """
    program = parse(cases[0].source)
    recursive = recursive_functions(program)
    nodes = [node for name in recursive for node in program.nodes_of[program.by_name[name]]]
    if not all(case.unchanged for case in cases) or any(map(_passes_on, nodes)):
        return None
    for name in recursive & procedures(program):
        function = program.by_name[name]
        nodes = program.nodes_of[function]
        call = next((one.lineno for one in program.calls_in(function, function)), 0)
        lines = {getattr(one, "lineno", 0) for one in nodes if getattr(one, "lineno", 0) > call}
        undo = min(lines.intersection(lines_that_blank(program)), default=0)
        if call and undo:
            text = (
                f"line {undo} takes the digit back after the deeper call on line {call}, whether "
                "or not that call has solved the board."
            )
            return Mistake(Cause.SUCCESS_NOT_PASSED_ON, text, undo, f"{WAITING}.")
    return None


def _passes_on(node: ast.AST) -> bool:
    """Return True if a node may pass on a success, or keep the answer."""
    match node:
        case ast.Return(value):
            return value is not None
        case ast.Attribute(ctx=ast.Store()):
            return True
    return isinstance(node, LEAVING) or name_of(node) in KEEPING


def cell_takes_two(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose an answer with two digits for a cell, though each unit has each digit once.

    Needs: on every board examined, one write of each digit that is missing in a unit, and a digit
    written over a given or over another digit.
    """
    steps = [_second_digit(one) for one in cases]
    case, step = cases[0], steps[0]
    if step is None or not all(steps):
        return None
    text = f"{case.name_of(step.cell)} holds {step.old}, and line {step.line} writes {step.new} "
    text += "there: each unit gets each digit once, but a cell may get two."
    remedy = "Keep each cell to one digit, too: in an exact cover, that is a column for each cell."
    return Mistake(Cause.CELL_TAKES_TWO, text, step.line, remedy, tells_line=False)


def _second_digit(case: FailedCase) -> Step | None:
    """Return the first digit written over another, if each unit gets the digits that it lacks."""
    written = [one for one in case.trace if one.new != at(case.puzzle, one.cell)]
    if not case.ended_wrong:
        return None
    for unit in UNITS.values():
        digits = sorted(str(one.new) for one in written if one.cell in unit)
        if digits != sorted({*DIGITS} - {at(case.puzzle, cell) for cell in unit}):
            return None
    return next((one for one in written if one.old not in ("", one.new)), None)


def given_changed(case: FailedCase) -> Mistake | None:
    """Diagnose an undo that hits a given, a search that does not skip givens, or a wrong answer.

    Needs: another value, or a blank, written over a given that is missing in the answer.
    """
    step = _first_change(case)
    if step is None:
        return None
    remedy = "Does the search itself keep the givens? If so, write only where '.' was."
    if case.undos or (case.is_search and case.trace.writes > len(CELLS)):  # not a copied answer
        remedy = "If `board[r][c]` was not '.' at the start, go on to the next cell."
        remedy = remedy if step.new else "Undo only the digits that the search has placed."
    return _mistake(case, step, remedy)


def _first_change(case: FailedCase) -> Step | None:
    """Return the first write that changed a given that is missing in the answer, or None.

    Of the writes to one given, the first digit that was written over it counts, or else the first
    write.
    """
    if not has_shape(case.answer):
        return None
    puzzle, answer = case.puzzle, as_strings(case.answer)
    changes = [
        step
        for step in case.steps
        if at(puzzle, step.cell) not in (".", step.new, at(answer, step.cell))
    ]
    overwrites = [step for step in changes if step.new and step.old == at(puzzle, step.cell)]
    by_cell = {step.cell: step for step in reversed([*overwrites, *changes])}
    return min(by_cell.values(), key=lambda step: step.number, default=None)


def _mistake(case: FailedCase, step: Step, remedy: str) -> Mistake:
    old, new = (
        value["text"] if isinstance(value, dict) else value or "a blank"
        for value in (step.old, step.new)
    )
    verb, cause = "overwritten", Cause.GIVEN_OVERWRITTEN
    if not step.new:
        verb, cause = "blanked", Cause.GIVEN_ERASED
    fact = f"{case.name_of(step.cell)} held {old}, and line {step.line} wrote {new} there"
    remedy += SWAPPED
    return Mistake(cause, f"a given was {verb}: {fact}.", step.line, remedy)
