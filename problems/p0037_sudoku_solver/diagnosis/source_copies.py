"""Copies of the board's columns, or of its rows, that a source makes once and only looks at."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from .source import Function, functions
from .source_names import own_nodes

Loops = ast.For | ast.While


class CopyMade(NamedTuple):
    """A name for a copy of the digits of the board, and the line that makes it."""

    name: str
    line: int


def copy_made_once(tree: ast.Module, method: str) -> CopyMade | None:
    """Return the copy that a method makes of its board, and other functions look at.

    Needs: one assignment, in no loop, of `list(zip(*board))` or a list made from it.
    Ruled out by: any use but a look at an item: it might follow the board.
    """
    for function in functions(tree):
        names = [one.arg for one in function.args.args if one.arg != "self"]
        if function.name == method and names:
            made = _made(function, names[0])
            return next((one for one in made if _stays(tree, function, one.name)), None)
    return None


def _made(function: Function, board: str) -> Iterator[CopyMade]:
    """Yield the names that a function itself gives to copies of digits, outside of loops."""
    loops = [node for node in own_nodes(function) if isinstance(node, Loops)]
    inside = {part for loop in loops for part in ast.walk(loop)}
    for node in own_nodes(function):
        match node:
            case ast.Assign([ast.Name() | ast.Attribute() as target], value):
                if node not in inside and _copies_cells(value, board):
                    yield CopyMade(ast.unparse(target), node.lineno)


def _copies_cells(value: ast.expr, board: str) -> bool:
    """Return True for the columns of the board, and for a list of lists or texts made from it."""
    match value:
        case ast.ListComp(ast.ListComp() | ast.Call()):
            return board in {one.id for one in ast.walk(value) if isinstance(one, ast.Name)}
    return ast.unparse(value) in (f"list(zip(*{board}))", f"tuple(zip(*{board}))")


def _stays(tree: ast.Module, function: Function, name: str) -> bool:
    """Return True if other functions look at items of what has a name, and do nothing else."""
    own = set(own_nodes(function, comprehensions=True))
    named = [one for one in ast.walk(tree) if _is_named(one, name)]
    looks = [
        part
        for node in ast.walk(tree)
        for part in ast.iter_child_nodes(node)
        if isinstance(part, ast.Subscript) and not isinstance(node, ast.Attribute | ast.Assign)
        if isinstance(part.ctx, ast.Load) and _is_named(part.value, name)
    ]
    changed = any(
        isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and node.value in looks
        for node in ast.walk(tree)
    )
    others = any(one not in own for one in looks)
    return others and not changed and len(named) == len(looks) + 1


def _is_named(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) == name
