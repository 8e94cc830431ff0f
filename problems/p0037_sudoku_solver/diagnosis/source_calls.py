"""A call whose result is dropped: what it made may never run, or it answers for nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from .source import Function, functions
from .source_names import is_bound, only_function, own_nodes

CONTAINERS = {name for kind in (list, set, dict, str) for name in dir(kind)}
Test = ast.If | ast.While | ast.IfExp


@dataclass(frozen=True, slots=True)
class LostCall:
    """A call that runs nothing, as there is just one function with its name."""

    line: int
    name: str
    is_async: bool
    """True for a coroutine, False for a generator."""
    is_tested: bool
    """True if the call stands in a condition, which then always holds."""
    in_generator: bool
    """True if the caller could pass on what is yielded."""


@lru_cache(maxsize=2)  # asked for each case
def first_lost_call(tree: ast.Module) -> LostCall | None:
    """Return the first call that is dropped, tested, or returned by a generator."""
    return next(_lost_calls(tree), None)


def _lost_calls(tree: ast.Module) -> Iterator[LostCall]:
    for scope in (tree, *functions(tree)):
        inside = isinstance(scope, Function) and yields(scope)
        for node in own_nodes(scope):
            if isinstance(node, ast.Expr) or (
                isinstance(node, ast.Return) and node.value and inside
            ):
                yield from _lost(tree, node.value, inside)
            elif isinstance(node, Test):
                for part in _conditions(node.test):
                    yield from _lost(tree, part, inside, is_tested=True)


@lru_cache(maxsize=2)
def procedures(tree: ast.Module) -> set[str]:
    """Return the names of the functions whose result is dropped wherever they are named."""
    dropped = [
        node.value.func
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ]
    used = {_name(node) for node in ast.walk(tree) if node not in dropped}
    return {_name(node) for node in dropped} - used


def _name(node: ast.AST) -> str:
    return getattr(node, "attr", "") or getattr(node, "id", "")


def yields(function: Function) -> bool:
    """Return True if a function contains a `yield` of its own."""
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in own_nodes(function))


def _conditions(test: ast.expr) -> Iterator[ast.expr]:
    """Yield the parts of a condition that are true or false by themselves."""
    if isinstance(test, ast.BoolOp):
        for value in test.values:
            yield from _conditions(value)
    elif isinstance(test, ast.UnaryOp | ast.NamedExpr):
        yield from _conditions(test.operand if isinstance(test, ast.UnaryOp) else test.value)
    else:
        yield test


def _lost(
    tree: ast.Module, call: ast.expr | None, in_generator: bool, *, is_tested: bool = False
) -> Iterator[LostCall]:
    if not isinstance(call, ast.Call):
        return
    owner, _, name = ast.unparse(call.func).rpartition(".")
    function = only_function(tree, name)
    if function is None or _is_wrapped(function):
        return
    if owner not in ("", "self", "cls") and name in CONTAINERS:
        return
    if any(is_bound(one, name) for one in ast.walk(tree)):  # it may name something else by then
        return
    is_async = isinstance(function, ast.AsyncFunctionDef)
    if is_async or yields(function):
        yield LostCall(call.lineno, name, is_async, is_tested, in_generator)


def _is_wrapped(function: Function) -> bool:
    """Return True if a decorator may make calls of a function run it."""
    plain = {"staticmethod", "classmethod"}
    return any(ast.unparse(one) not in plain for one in function.decorator_list)
