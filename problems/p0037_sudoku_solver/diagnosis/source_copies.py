"""Copies of the board's digits that a source makes once, and never changes."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from .source import Function, functions
from .source_names import only_function, own_nodes

CHANGING = {
    *("append", "add", "insert", "extend", "remove", "discard", "pop", "update", "clear"),
    *("sort", "reverse", "__setitem__"),
}
COPYING = {"list", "tuple", "deepcopy", "join"}
Loops = ast.For | ast.While


class CopyMade(NamedTuple):
    """A name for a copy of digits of the board, and the line that makes it."""

    name: str
    line: int


def copies_made_once(tree: ast.Module, method: str) -> list[CopyMade]:
    """Return the copies that a method makes of its board, and other functions look at.

    Needs: one assignment, in no loop, of a list or tuple of cells, as `list(zip(*board))`.
    Ruled out by: anything that may change it, so that it can follow the board.
    """
    for function in functions(tree):
        names = [one.arg for one in function.args.args if one.arg != "self"]
        if function.name == method and names:
            return [one for one in _made(function, names[0]) if _stays(tree, function, one.name)]
    return []


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
    """Return True if an expression is a sequence of the board's digits, in whatever order."""
    match value:
        case ast.Call(ast.Name("zip"), [ast.Starred(ast.Name(name))]):
            return name == board
        case ast.Call(ast.Name("list" | "tuple"), [inner]):
            return _copies_cells(inner, board)
        case ast.Call(ast.Name("deepcopy") | ast.Attribute(_, "deepcopy"), [ast.Name(name)]):
            return name == board
        case ast.Call(ast.Name("map"), [ast.Name("list" | "tuple"), inner]):
            return _copies_cells(inner, board) or ast.unparse(inner) == board
        case ast.ListComp(item, loops) | ast.GeneratorExp(item, loops):
            rows = _rows(loops, board)
            if isinstance(item, ast.Name):  # a digit of a row, but not a row, which is shared
                return any(
                    item.id == ast.unparse(one.target)
                    and (ast.unparse(one.iter) in rows or _copies_cells(one.iter, board))
                    for one in loops
                )
            return _is_of_cells(item, board, rows) or _copies_cells(item, board)
    return False


def _rows(loops: Sequence[ast.comprehension], board: str) -> set[str]:
    """Return the names that stand for a row or a column of the board in a comprehension."""
    return {
        ast.unparse(one.target)
        for one in loops
        if ast.unparse(one.iter) == board or _copies_cells(one.iter, board)
    }


def _is_of_cells(item: ast.expr, board: str, rows: set[str]) -> bool:
    """Return True for a cell, `board[r][c]` or `row[c]`, and for a copy of a row."""
    match item:
        case ast.Subscript(ast.Subscript(ast.Name(name)), place):
            return name == board and not isinstance(place, ast.Slice)
        case ast.Subscript(ast.Name(name)):
            return name in rows
        case ast.Call(ast.Name(called) | ast.Attribute(_, called), [ast.Name(name)]):
            return called in COPYING and name in rows
        case ast.Call(ast.Attribute(ast.Name(name), "copy"), []):
            return name in rows
        case ast.Call(ast.Name(called) | ast.Attribute(_, called), [ast.GeneratorExp() as inner]):
            return called in COPYING and _is_of_cells(inner, board, rows)
        case ast.ListComp(inner, loops) | ast.GeneratorExp(inner, loops):
            return _is_of_cells(inner, board, rows | _rows(loops, board))
    return False


def _stays(tree: ast.Module, function: Function, name: str) -> bool:
    """Return True if other functions can see a name, and nothing changes what it stands for."""
    own = set(own_nodes(function, comprehensions=True))
    names = {name, *_names_of_items(tree, name)}
    seen = False
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(ctx=ast.Store() | ast.Del()):
                if _begins(node.value, names):
                    return False
            case ast.Call(ast.Attribute(base, called)):
                if called in CHANGING and _begins(base, names):
                    return False
            case ast.Name() | ast.Attribute() if ast.unparse(node) == name:
                if not isinstance(node.ctx, ast.Load) and node not in own:
                    return False
                seen = seen or (isinstance(node.ctx, ast.Load) and node not in own)
    bound = [node for node in own if isinstance(node, ast.Assign | ast.AugAssign)]
    targets = [
        ast.unparse(target)
        for node in bound
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    return seen and targets.count(name) == 1


def _names_of_items(tree: ast.Module, name: str) -> Iterator[str]:
    """Yield the names that may be given to what a name stands for, or to an item of it.

    A loop over `enumerate(x)` gives one to each item of x, a call one to each of its arguments.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Assign([target], value):
                if any(_begins(one, {name}) for one in (value, *getattr(value, "elts", ()))):
                    yield from _names_in(target)
            case ast.For(target, value):
                if any(_begins(one, {name}) for one in (value, *getattr(value, "args", ()))):
                    yield from _names_in(target)
            case ast.Call(ast.Name(called) | ast.Attribute(_, called), arguments):
                values = [*arguments, *(one.value for one in node.keywords)]
                function = only_function(tree, called)
                if function and any(_begins(one, {name}) for one in values):
                    yield from (one.arg for one in function.args.args)


def _names_in(target: ast.expr) -> list[str]:
    """Return the names, and attributes, that a target binds."""
    parts = target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
    return [ast.unparse(one) for one in parts]


def _begins(node: ast.expr, names: Collection[str]) -> bool:
    """Return True if an expression is one of some names, or an item of what it stands for."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return ast.unparse(node) in names
