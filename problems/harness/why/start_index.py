"""Names a missing start index: the same items are chosen in every order. Pure."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace

from harness.mistake import Failure, Mistake
from harness.problem import Problem
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.program import Function, Loop, Program, called, names_in


def explain_orders(failure: Failure, program: Program, problem: Problem) -> Mistake | None:
    """Return the mistake of a missing start index, or None.

    It is named if the answer is right once each item is kept in one order only. Then the loop
    around the recursive call, whose items no argument changes, begins at the same item each time.
    """
    loops = list(_loops_that_begin_again(program))
    orders = _two_orders(failure, problem) if len(loops) == 1 else None
    if orders is None:
        return None
    [loop], (one, other) = loops, orders
    text = f"{other} is {one} in another order: the loop on line {loop.lineno} begins at the same "
    text += "item in each call."
    remedy = "Pass on where the next call begins, as a start index."
    return Mistake(GeneralCause.START_INDEX_MISSING, text, loop.lineno, remedy)


def _two_orders(failure: Failure, problem: Problem) -> tuple[list[object], list[object]] | None:
    """Return an item of the answer and the same in another order, if nothing else is wrong."""
    run, first = failure.run, dict[tuple[object, ...], list[object]]()
    items = run.returned
    if run.ending is not Ending.RETURNED or not isinstance(items, list):
        return None
    if not all(isinstance(item, list) and {*map(type, item)} <= {int} for item in items):
        return None
    for item in items:
        first.setdefault(tuple(sorted(item)), item)
    others = (item for item in items if item != first[tuple(sorted(item))])
    other = next(others, None)
    if other is None or problem.check(failure.before, replace(run, returned=[*first.values()])):
        return None
    return first[tuple(sorted(other))], other


def _loops_that_begin_again(program: Program) -> Iterator[Loop]:
    """Yield the loops around calls of their own functions whose items are the same each time."""
    for function in program.functions:
        calls = [one for one in program.inside[function] if isinstance(one, ast.Call)]
        own = [one for one in calls if called(program, one) is function]
        changed = {name for call in own for name in _changed_by(call, function)}
        for loop in {program.loop_of(call) for call in own}:
            if isinstance(loop, ast.For) and not names_in(loop.iter) & changed:
                yield loop


def _changed_by(call: ast.Call, function: Function) -> Iterator[str]:
    """Yield the arguments of a function that its own call does not pass on as they are."""
    names = [one.arg for one in function.args.args if one.arg != "self"]
    pairs = [*zip(names, call.args, strict=False)]
    for name, value in (*pairs, *((one.arg, one.value) for one in call.keywords)):
        if name and not (isinstance(value, ast.Name) and value.id == name):
            yield name
