"""Statements without effect: a result that is dropped, a call that runs nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from harness.mistake import Failure, Mistake
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.program import Function, Program, bound_by_any, scope_nodes

UNCHANGED = {"strip", "lstrip", "rstrip", "replace", "upper", "lower", "removesuffix"}
"""Methods that return a new string: strings never change."""
TARGETS = ast.Name | ast.Attribute | ast.Subscript
METHODS = {name for kind in (list, set, dict) for name in dir(kind) if name[0] != "_"}


def explain_statement(program: Program) -> Mistake | None:
    """Return the mistake of the first statement that cannot do what is intended, or None."""
    return next(_without_effect(program), None)


def _without_effect(program: Program) -> Iterator[Mistake]:
    """Yield mistakes: `==` for `=`, a string for a bool, a dropped result, a missing call."""
    for node in program.nodes:
        match node:
            case ast.Expr(ast.Compare(left, [ast.Eq()], [_]) as value) if isinstance(left, TARGETS):
                text = f"line {node.lineno} only compares: `{program.text(value)}` changes nothing."
                yield Mistake(GeneralCause.SLIP, text, node.lineno, "To assign, write `=`.")
            case ast.Return(ast.Constant("True" | "False" as word)):
                text = f'line {node.lineno} returns the string "{word}", which counts as true.'
                yield Mistake(GeneralCause.SLIP, text, node.lineno, f"Write `return {word}`.")
            case ast.Expr(ast.Call(ast.Attribute(owner, name))) if name in UNCHANGED:
                text = f"line {node.lineno} drops what `{name}` returns; "
                text += f"`{program.text(owner)}` never changes."
                yield Mistake(GeneralCause.SLIP, text, node.lineno, "Assign the new string.")
            case ast.Expr(ast.Name(name) | ast.Attribute(attr=name) as value):
                owned = isinstance(value, ast.Attribute) and name in METHODS
                if owned or name in program.by_name:
                    code = program.text(value)
                    text = f"line {node.lineno} names `{code}`, but does not call it."
                    remedy = f"Write `{code}()`, with its arguments."
                    yield Mistake(GeneralCause.NOT_CALLED, text, node.lineno, remedy)


CALLED = re.compile(r"<(coroutine|generator) object (?:.*\.)?(\w+) at 0x")
"""Matches the repr of a coroutine or generator, but not of a generator expression."""
CONTAINERS = {name for kind in (list, set, dict, str) for name in dir(kind)}
Test = ast.If | ast.While | ast.IfExp


COROUTINE = GeneralCause.COROUTINE_NEVER_AWAITED, "is `async def`", "Make it a plain `def`."
GENERATOR = GeneralCause.GENERATOR_NEVER_ITERATED, "contains `yield`", "Use `return` instead."
"""Functions whose call runs nothing: the cause, why that is so, and the remedy."""
FIRST_VALUE = "Use `return` in it, or ask for its first value: `next(…, None)`."


def explain_lost_call(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of calling a generator or coroutine that then never runs, or None."""
    if failure.run.ending is not Ending.RETURNED:
        return None
    returned = failure.run.returned
    found = CALLED.match(str(returned["text"])) if isinstance(returned, dict) else None
    if not found:
        calls = (one for one in program.nodes if isinstance(one, ast.Call))
        return next(filter(None, (_lost(program, call) for call in calls)), None)
    cause, why, remedy = COROUTINE if found[1] == "coroutine" else GENERATOR
    return Mistake(cause, f"`{found[2]}` {why}, so calling it runs nothing.", remedy=remedy)


def _lost(program: Program, call: ast.Call) -> Mistake | None:
    """Return the mistake of a dropped or tested call of a generator or coroutine, or None."""
    owner, _, name = ast.unparse(call.func).rpartition(".")
    named = program.only_function(name)
    if not named or (owner not in ("", "self", "cls") and name in CONTAINERS):
        return None
    wrapped = {ast.unparse(one) for one in named.decorator_list} - {"staticmethod"}
    names = (one for one in program.nodes if isinstance(one, ast.Name))
    if wrapped or name in bound_by_any(names):
        return None  # it may run all the same, or name something else by then
    is_async, around = isinstance(named, ast.AsyncFunctionDef), program.function_of(call)
    inside = around is not None and _yields(around)
    part: ast.AST = call
    whole = program.parents[call]
    while isinstance(whole, ast.BoolOp | ast.UnaryOp | ast.NamedExpr):
        part, whole = whole, program.parents[whole]
    tested = isinstance(whole, Test) and whole.test is part
    dropped = isinstance(whole, ast.Expr) or (isinstance(whole, ast.Return) and inside)
    if not (is_async or _yields(named)) or not (tested or (dropped and part is call)):
        return None
    of_generator = "Write `yield from` before the call." if inside and dropped else FIRST_VALUE
    cause, why, remedy = COROUTINE if is_async else (*GENERATOR[:2], of_generator)
    always = " and counts as true" if tested else ""
    text = f"line {call.lineno} calls `{name}`, which {why}, so this call runs nothing{always}."
    return Mistake(cause, text, call.lineno, remedy)


def _yields(function: Function) -> bool:
    """Return True if a function contains a `yield` of its own."""
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in scope_nodes(function))
