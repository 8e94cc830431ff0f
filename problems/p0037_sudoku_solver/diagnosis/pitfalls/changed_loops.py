"""A loop over a list, set or dictionary from which its body takes items."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .scopes import Loop

TAKING = {"remove", "pop", "discard", "popleft", "popitem"}
GIVING = {"append", "add", "insert", "extend", "update"}
VIEWS = {"keys", "values", "items"}
LEAVING = (ast.Return, ast.Raise, ast.Break)


@dataclass(frozen=True, slots=True)
class ChangedLoop:
    """A loop, and the line that takes items from what it loops over."""

    line: int
    text: str
    """The expression that is looped over."""
    iterator: str
    """The same with `enumerate`, `.items()` and the like."""
    change: int
    is_repeated: bool
    """True if the loop stands in a `while`, and may come again to what it skips."""


def changed_loops(tree: ast.Module) -> Iterator[ChangedLoop]:
    """Yield the loops that go on after an item was taken from what they loop over.

    Left out are loops that put items back, and those that look for one item to take.
    """
    repeated = {
        id(part)
        for loop in ast.walk(tree)
        if isinstance(loop, ast.While)
        for part in ast.walk(loop)
    }
    for loop in ast.walk(tree):
        if not isinstance(loop, ast.For):
            continue
        over = _looped_over(loop.iter)
        text = ast.unparse(over)
        if not isinstance(over, ast.Name | ast.Attribute | ast.Subscript) or _gives(loop, text):
            continue
        for change in _goes_on_after(loop, loop.body, text, LEAVING):
            is_repeated = id(loop) in repeated
            yield ChangedLoop(loop.lineno, text, ast.unparse(loop.iter), change, is_repeated)


def _looped_over(over: ast.expr) -> ast.expr:
    """Return the object itself, for a view of it, too, and for `enumerate`."""
    if isinstance(over, ast.Call) and ast.unparse(over.func) == "enumerate" and over.args:
        return over.args[0]
    if isinstance(over, ast.Call) and isinstance(over.func, ast.Attribute) and not over.args:
        return over.func.value if over.func.attr in VIEWS else over
    return over


def _goes_on_after(
    loop: Loop, block: Sequence[ast.stmt], text: str, leaving: tuple[type[ast.stmt], ...]
) -> Iterator[int]:
    """Yield the lines that take an item from what is looped over, unless the loop ends then."""
    if block and isinstance(block[-1], leaving):
        return
    for statement in block:
        if _takes(statement, text):
            yield statement.lineno
        inside = LEAVING[:2] if isinstance(statement, ast.For | ast.While) else leaving
        looks_for_one = isinstance(statement, ast.If) and _is_equality(loop, statement.test)
        for name in ("orelse", "finalbody", "body")[: 2 if looks_for_one else 3]:
            yield from _goes_on_after(loop, getattr(statement, name, []), text, inside)


def _takes(statement: ast.stmt, text: str) -> bool:
    """Return True if a statement takes an item from an object."""
    if isinstance(statement, ast.Delete):
        return any(
            isinstance(target, ast.Subscript) and ast.unparse(target.value) == text
            for target in statement.targets
        )
    value = statement.value if isinstance(statement, ast.Expr | ast.Assign) else None
    return value is not None and _calls(value, text, TAKING)


def _gives(loop: Loop, text: str) -> bool:
    """Return True if a loop puts items into what it loops over, or replaces that."""
    for part in ast.walk(loop):
        if _calls(part, text, GIVING):
            return True
        if isinstance(part, ast.Assign) and text in map(ast.unparse, part.targets):
            return True
    return False


def _calls(node: ast.AST, text: str, methods: set[str]) -> bool:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    return node.func.attr in methods and ast.unparse(node.func.value) == text


def _is_equality(loop: Loop, test: ast.expr) -> bool:
    """Return True if a condition compares the loop's variable with one value."""
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.Eq):
        return False
    return ast.unparse(loop.target) in map(ast.unparse, (test.left, test.comparators[0]))
