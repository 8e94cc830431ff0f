"""Names what the calls of any search show: a missing copy, and a missing undo."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import chain

from harness.mistake import Failure, Mistake
from harness.problem import Problem
from harness.record.search_calls import search_calls
from harness.record.texts import value_text
from harness.record.unrestored import Unrestored, unrestored_calls
from harness.why.causes import GeneralCause
from harness.why.program import Program

ADDING = ("append", "add", "appendleft", "insert")


def explain_search(
    failures: Sequence[Failure], program: Program, problem: Problem
) -> Mistake | None:
    """Return the mistake that the calls of failed runs show, or None.

    A run that is not the first one is named: the report shows the input of the first.
    """
    cases = [(one, f' of "{one.name}"' if one is not failures[0] else "") for one in failures]
    copies = (missing_copy(failure, program, problem, of) for failure, of in cases)
    undos = (missing_undo(failure, program, of) for failure, of in cases)
    return next(filter(None, chain(copies, undos)), None)


def missing_copy(
    failure: Failure, program: Program, problem: Problem, of_case: str = ""
) -> Mistake | None:
    """Return that the same list stands in the answer several times, or None."""
    collected = failure.tree.collected
    if collected is None or collected.objects >= collected.items:
        return None
    name, lines = collected.name, _lines_that_add(program, collected.name)
    what = f"`{name}` itself" if name else "the same list"
    line = lines[0] if len(lines) == 1 else 0
    where = f"line {line} adds {what}" if line else f"{what} is added"
    several = f"{collected.items} answers{of_case} are {collected.objects} list"
    several += "s" * (collected.objects > 1)
    text = f"{where}, not a copy: the {several}, which changes later."
    remedy = _copied(problem, failure, name) if name else "Make a new list for each answer."
    return Mistake(GeneralCause.COPY_MISSING, text, line, remedy)


def _copied(problem: Problem, failure: Failure, name: str) -> str:
    """Return what to add in the place of a list: a copy, or strings where these are expected."""
    match next(problem.answers(failure.before), None), failure.run.returned:
        case [str(), *_], _:
            return f'Add a string: `"".join({name})`.'
        case [[str(), *_], *_], [[list(), *_], *_]:
            return f'Add a string for each row: `["".join(row) for row in {name}]`.'
    return f"Add a copy: `{name}[:]`."


def missing_undo(failure: Failure, program: Program, of_case: str = "") -> Mistake | None:
    """Return the mistake of a call that left something changed, or None."""
    tree, calls = failure.tree, failure.calls
    found = next(unrestored_calls(tree, search_calls(tree), failure.run, failure.trace), None)
    if found is None:
        return None
    call = calls[found.number]
    states = f"began with {value_text(found.before)} and ended with {value_text(found.after)}"
    of_case = of_case.replace(" of ", " in ", 1)
    last = next((one.line for one in reversed(calls) if one.parent == found.number), 0)
    last = _end_of_statement(program, last)
    if last:
        text = f"`{found.name}` is not restored after the call on line {last}: "
        text += f"`{call.function}` {states}{of_case}."
    else:
        text = f"`{call.function}` does not restore `{found.name}`: it {states}{of_case}."
    where = "after that call" if last else "before it returns"
    remedy = f"{_remedy(found)} {where}."
    return Mistake(GeneralCause.UNDO_MISSING, text, last or call.first_line, remedy)


def _remedy(left: Unrestored) -> str:
    """Return how to take back the change that a call has left."""
    before, after = left.before, left.after
    if left.in_grid:
        return f"Write {before!r} back"
    if isinstance(before, tuple) and isinstance(after, tuple):
        if len(after) > len(before):
            return f"Write `{left.name}.pop()`"
        if sorted(map(repr, before)) == sorted(map(repr, after)):
            return "Swap back"
    elif isinstance(after, frozenset):
        return f"Remove from `{left.name}` what was added"
    return "Set it back"


def _end_of_statement(program: Program, line: int) -> int:
    """Return the last line of the assignment or the expression that a line belongs to."""
    ends = (
        node.end_lineno
        for node in program.nodes
        if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr)
        if node.lineno <= line <= (node.end_lineno or 0)
    )
    return next((end for end in ends if end), line)


def _lines_that_add(program: Program, name: str) -> list[int]:
    """Return the lines that add a value by its name to a list or a set."""
    lines = {
        node.lineno
        for node in program.nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in ADDING and name in map(ast.unparse, node.args)
    }
    return sorted(lines)
