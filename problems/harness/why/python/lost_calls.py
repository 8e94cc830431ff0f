"""A call of a coroutine or a generator that is dropped, or tested: it runs nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from harness.mistake import Failure, Mistake
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.program import Function, Program, names_bound_by, own_nodes

CALLED = re.compile(r"<(coroutine|generator) object (?:.*\.)?(\w+) at 0x")
"""The repr of a call that did not run. That of a generator expression has no plain name."""
CONTAINERS = {name for kind in (list, set, dict, str) for name in dir(kind)}
Test = ast.If | ast.While | ast.IfExp


COROUTINE = GeneralCause.COROUTINE_NEVER_AWAITED, "is `async def`", "Make it a plain `def`."
GENERATOR = GeneralCause.GENERATOR_NEVER_ITERATED, "contains `yield`", "Use `return` instead."
"""Functions whose call runs nothing: the cause, why that is so, and the remedy."""
FIRST_VALUE = "Use `return` in it, or ask for its first value: `next(…, None)`."


def explain_lost_call(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of a wrong answer that a call which runs nothing explains, or None."""
    if failure.run.ending is not Ending.RETURNED:
        return None
    returned = failure.run.returned
    found = CALLED.match(str(returned["text"])) if isinstance(returned, dict) else None
    if not found:
        return next(_lost_calls(program), None)
    cause, why, remedy = COROUTINE if found[1] == "coroutine" else GENERATOR
    return Mistake(cause, f"`{found[2]}` {why}, so calling it runs nothing.", remedy=remedy)


def _lost_calls(program: Program) -> Iterator[Mistake]:
    """Yield the mistakes of calls that are dropped, tested, or returned by a generator."""
    for scope in (program.tree, *program.functions):
        inside = isinstance(scope, Function) and _yields(scope)
        passed_on = "Write `yield from` before the call." if inside else FIRST_VALUE
        for node in own_nodes(scope):
            if isinstance(node, Test):
                for part in _conditions(node.test):
                    yield from _lost(program, part, FIRST_VALUE, " and counts as true")
            elif isinstance(node, ast.Expr) or (isinstance(node, ast.Return) and inside):
                yield from _lost(program, node.value, passed_on)


def _lost(
    program: Program, call: ast.expr | None, of_generator: str, always: str = ""
) -> Iterator[Mistake]:
    """Yield the mistake of a call that runs nothing, if just one function has its name.

    Args:
        program: the source.
        call: an expression whose value is not used as what it is.
        of_generator: the remedy if it calls a generator.
        always: words for what follows from it.
    """
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
    is_async = isinstance(named, ast.AsyncFunctionDef)
    if is_async or _yields(named):
        cause, why, remedy = COROUTINE if is_async else (*GENERATOR[:2], of_generator)
        text = f"line {call.lineno} calls `{name}`, which {why}, so that call runs nothing{always}."
        yield Mistake(cause, text, call.lineno, remedy)


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
