"""A list or a dictionary of which all items are one and the same object."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from .changes import changes
from .scopes import last_name

KINDS = {"set", "list", "dict", "defaultdict", "Counter", "deque", "bytearray"}
Literal = ast.List | ast.Set | ast.Dict | ast.ListComp | ast.SetComp | ast.DictComp


@dataclass(frozen=True, slots=True)
class SharedItems:
    """An expression that repeats one object, and is changed through its items."""

    line: int
    text: str
    """The expression, as `[set()] * 9`."""


def shared_items(tree: ast.Module) -> Iterator[SharedItems]:
    """Yield what repeats one list, set or dictionary, where an item of it is changed in place.

    Left out is what gets other items before, as in `grid[i] = list(row)`.
    """
    made = {change for some in changes(tree).values() for change in some}
    for node in ast.walk(tree):
        for name, value in _assigned(node):
            for shared, depth in _repeated(value, 1):
                of_name = [one for one in made if one.name == name]
                replaced = any(one.depth == depth - 1 and one.value for one in of_name)
                if not replaced and any(one.depth >= depth for one in of_name):
                    yield SharedItems(shared.lineno, ast.unparse(shared))


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names and values of an assignment."""
    if isinstance(node, ast.AnnAssign) and node.value:
        yield last_name(node.target), node.value
    for target in node.targets if isinstance(node, ast.Assign) else ():
        value = node.value if isinstance(node, ast.Assign) else target
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            yield from zip(map(last_name, target.elts), value.elts, strict=False)
        else:
            yield last_name(target), value


def _repeated(value: ast.expr, depth: int) -> Iterator[tuple[ast.expr, int]]:
    """Yield the parts of a value that repeat one object, and how deep that object lies in it."""
    for item in _items(value):
        yield from _repeated(item, depth + 1)
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        for side in (value.left, value.right):
            if isinstance(side, ast.List) and len(side.elts) == 1 and _is_mutable(side.elts[0]):
                yield value, depth
    elif isinstance(value, ast.Call) and ast.unparse(value.func) == "dict.fromkeys":
        yield from ((value, depth) for default in value.args[1:] if _is_mutable(default))


def _items(value: ast.expr) -> list[ast.expr]:
    """Return the expressions of what a list or a dictionary holds."""
    if isinstance(value, ast.ListComp):
        return [value.elt]
    if isinstance(value, ast.DictComp):
        return [value.value]
    if isinstance(value, ast.List | ast.Tuple):
        return value.elts
    return value.values if isinstance(value, ast.Dict) else []


def _is_mutable(value: ast.expr) -> bool:
    """Return True if a value is a new list, set or dictionary."""
    if isinstance(value, ast.BinOp):
        return isinstance(value.left, ast.List) or isinstance(value.right, ast.List)
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in KINDS
    return isinstance(value, Literal)
