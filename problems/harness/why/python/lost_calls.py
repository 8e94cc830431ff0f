"""A call of a coroutine or a generator that is dropped, or tested: it runs nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from harness.mistake import Failure, Mistake
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.program import Function, Program, names_bound_by, own_nodes

CALLED = re.compile(r"<(coroutine|generator) object (?:.*\.)?(\w+) at 0x")
"""The repr of a call that did not run. That of a generator expression has no plain name."""
CONTAINERS = {name for kind in (list, set, dict, str) for name in dir(kind)}
Test = ast.If | ast.While | ast.IfExp


class LostCall(NamedTuple):
    """A call that runs nothing, as there is just one function with its name."""

    call: ast.Call
    function: Function
    is_tested: bool
    """True if the call stands in a condition, which then always holds."""
    in_generator: bool
    """True if the caller could pass on what is yielded."""


def explain_lost_call(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of a wrong answer that a call which runs nothing explains, or None."""
    if failure.run.ending is not Ending.RETURNED:
        return None
    returned = failure.run.returned
    found = CALLED.match(str(returned["text"])) if isinstance(returned, dict) else None
    if found and found[1] == "coroutine":
        text = f"`{found[2]}` is `async def`, so calling it runs nothing."
        return Mistake(GeneralCause.COROUTINE_NEVER_AWAITED, text, remedy="Make it a plain `def`.")
    if found:
        text = f"`{found[2]}` contains `yield`, so calling it runs nothing."
        return Mistake(GeneralCause.GENERATOR_NEVER_ITERATED, text, remedy="Use `return` instead.")
    lost = next(_lost_calls(program), None)
    return _mistake_of(lost) if lost else None


def _mistake_of(lost: LostCall) -> Mistake:
    cause = GeneralCause.GENERATOR_NEVER_ITERATED
    why = "contains `yield`"
    remedy = "Use `return` in it, or ask for its first value: `next(…, None)`."
    if isinstance(lost.function, ast.AsyncFunctionDef):
        cause, why = GeneralCause.COROUTINE_NEVER_AWAITED, "is `async def`"
        remedy = "Make it a plain `def`."
    elif lost.in_generator and not lost.is_tested:
        remedy = "Write `yield from` before the call."
    line, always = lost.call.lineno, " and counts as true" * lost.is_tested
    text = f"line {line} calls `{lost.function.name}`, which {why}, so that call runs nothing"
    return Mistake(cause, f"{text}{always}.", line, remedy)


def _lost_calls(program: Program) -> Iterator[LostCall]:
    """Yield the calls that are dropped, tested, or returned by a generator."""
    for scope in (program.tree, *program.functions):
        inside = isinstance(scope, Function) and _yields(scope)
        for node in own_nodes(scope):
            if isinstance(node, Test):
                for part in _conditions(node.test):
                    yield from _lost(program, part, inside, is_tested=True)
            elif isinstance(node, ast.Expr) or (isinstance(node, ast.Return) and inside):
                yield from _lost(program, node.value, inside)


def _lost(
    program: Program, call: ast.expr | None, in_generator: bool, *, is_tested: bool = False
) -> Iterator[LostCall]:
    if not isinstance(call, ast.Call):
        return
    owner, _, name = ast.unparse(call.func).rpartition(".")
    named = program.only_function(name)
    if not named or (owner not in ("", "self", "cls") and name in CONTAINERS):
        return
    wrapped = {ast.unparse(one) for one in named.decorator_list} - {"staticmethod"}
    names = (one for one in program.nodes if isinstance(one, ast.Name))
    if wrapped or any(name in names_bound_by(one) for one in names):
        return  # it may run all the same, or name something else by then
    if isinstance(named, ast.AsyncFunctionDef) or _yields(named):
        yield LostCall(call, named, is_tested, in_generator)


def _conditions(test: ast.expr) -> Iterator[ast.expr]:
    """Yield the parts of a condition that are true or false by themselves."""
    match test:
        case ast.BoolOp(_, parts):
            for part in parts:
                yield from _conditions(part)
        case ast.UnaryOp(_, part) | ast.NamedExpr(_, part):
            yield from _conditions(part)
        case _:
            yield test


def _yields(function: Function) -> bool:
    """Return True if a function contains a `yield` of its own."""
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in own_nodes(function))
