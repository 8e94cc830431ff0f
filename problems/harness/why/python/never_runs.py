"""Code that never runs, as the source shows: a search without a start, a list that stays empty."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from harness.mistake import Failure, Mistake
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.program import Function, Program, calls_in

LEAVING = ast.Return | ast.Break | ast.Continue | ast.Raise
EMPTY = ("[]", "list()", "set()")


def explain_never_runs(failure: Failure, program: Program, method: str) -> Mistake | None:
    """Return the mistake of code that can never run, or None.

    Ruled out by: a run that did not return.

    Args:
        failure: the failed case.
        program: the solution.
        method: the name of the method that LeetCode calls.
    """
    if failure.run.ending is not Ending.RETURNED:
        return None
    rules = (_never_begun(program, method), _never_filled(program, method), _unreached(program))
    return next((mistake for rule in rules for mistake in rule), None)


def _never_begun(program: Program, method: str) -> Iterator[Mistake]:
    """Yield the mistake of a recursive function called only by itself, if no other is called."""
    recursive = {one: set(_callers(program, one)) for one in program.functions}
    recursive = {one: callers for one, callers in recursive.items() if one in callers}
    named = program.by_name.get(method)
    if all(callers == {one} and one is not named for one, callers in recursive.items()):
        for one in recursive:
            text = f"only `{one.name}` itself, on line {one.lineno}, calls `{one.name}`: the "
            text += "search never begins."
            remedy = f"Call it once in `{method}`."
            yield Mistake(GeneralCause.NOT_CALLED, text, one.lineno, remedy)


def _callers(program: Program, function: Function) -> Iterator[Function | None]:
    """Yield the functions that use a function's name; None for a use at module level."""
    for node in program.nodes:
        if function.name in (getattr(node, "id", ""), getattr(node, "attr", "")):
            around = [one for one in program.ancestors(node) if isinstance(one, Function)]
            yield function if function in around else program.function_of(node)


def _never_filled(program: Program, method: str) -> Iterator[Mistake]:
    """Yield the mistake of returning a container that starts empty and that nothing else uses."""
    entry = program.by_name.get(method)
    for returned in program.returned_by(entry) if entry else ():
        name = getattr(returned.value, "id", "")
        uses = [one for one in program.nodes if name and getattr(one, "id", "") == name]
        parents = [program.parents[one] for one in uses if one is not returned.value]
        match parents:
            case [ast.Assign(_, value) | ast.AnnAssign(_, _, value)] if value and (
                program.text(value) in EMPTY
            ):
                text = f"line {returned.lineno} returns `{name}`, but nothing is ever added to it."
                remedy = "Where an answer is complete, add it there."
                yield Mistake(GeneralCause.NOTHING_ADDED, text, returned.lineno, remedy)


def _unreached(program: Program) -> Iterator[Mistake]:
    """Yield the mistake of a call or an assignment after a statement that leaves its block."""
    for block in program.blocks:
        for before, statement in pairwise(block):
            match statement:
                case ast.Assign() | ast.AugAssign() | ast.Expr(ast.Call()) if isinstance(
                    before, LEAVING
                ):
                    word = program.text(before).split()[0]
                    text = f"line {statement.lineno} never runs: the `{word}` on line "
                    text += f"{before.lineno} comes before it."
                    remedy = "A `return` with a deeper call ends the loop around it."
                    remedy *= bool(calls_in(program, before))
                    yield Mistake(GeneralCause.SLIP, text, statement.lineno, remedy)
