"""The columns of the board, as tuples that a source makes once: they never change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from .source import Function, functions
from .source_names import own_nodes

Loops = ast.For | ast.While


class CopyMade(NamedTuple):
    """A name for the columns of the board, and the line that makes them."""

    name: str
    line: int


def columns_made_once(tree: ast.Module, method: str) -> CopyMade | None:
    """Return the columns that a method makes of its board, and other functions look at.

    Needs: one assignment, in no loop, of `list(zip(*board))`.
    Ruled out by: another assignment to the same name, or to an item of it.
    """
    for function in functions(tree):
        names = [one.arg for one in function.args.args if one.arg != "self"]
        if function.name == method and names:
            made = _made(function, names[0])
            return next((one for one in made if _stays(tree, function, one.name)), None)
    return None


def _made(function: Function, board: str) -> Iterator[CopyMade]:
    """Yield the names that a function itself gives to columns, outside of loops."""
    loops = [node for node in own_nodes(function) if isinstance(node, Loops)]
    inside = {part for loop in loops for part in ast.walk(loop)}
    for node in own_nodes(function):
        match node:
            case ast.Assign([ast.Name() | ast.Attribute() as target], value):
                columns = ast.unparse(value) in (f"list(zip(*{board}))", f"tuple(zip(*{board}))")
                if columns and node not in inside:
                    yield CopyMade(ast.unparse(target), node.lineno)


def _stays(tree: ast.Module, function: Function, name: str) -> bool:
    """Return True if other functions can see a name, and it is given a value only once."""
    own = set(own_nodes(function, comprehensions=True))
    named = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) == name
    ]
    stored = [node for node in named if isinstance(node.ctx, ast.Store)]
    items = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
        if ast.unparse(node.value) == name
    ]
    return len(stored) == 1 and not items and any(node not in own for node in named)
