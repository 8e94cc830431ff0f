"""Copies of the board's columns, or of its rows, that a source makes once and only looks at."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.program import Function, Program, names_in, own_nodes


def copy_made_once(program: Program, method: str) -> tuple[str, int] | None:
    """Return a name for the copy that a method makes of its board, and the line that makes it.

    Other functions look at it.

    Needs: one assignment, in no loop, of `list(zip(*board))` or a list made from it.
    Ruled out by: any use but a look at an item: it might follow the board.
    """
    function = program.own.get(method)
    names = [one.arg for one in function.args.args if one.arg != "self"] if function else []
    made = _made(program, function, names[0]) if function and names else ()
    return next((one for one in made if function and _stays(program, function, one[0])), None)


def _made(program: Program, function: Function, board: str) -> Iterator[tuple[str, int]]:
    """Yield the names that a function itself gives to copies of digits, outside of loops."""
    for node in own_nodes(function):
        match node:
            case ast.Assign([ast.Name() | ast.Attribute() as target], value):
                if not program.loop_of(node) and _copies_cells(value, board):
                    yield ast.unparse(target), node.lineno


def _copies_cells(value: ast.expr, board: str) -> bool:
    """Return True for the columns of the board, and for a list of lists or texts made from it."""
    match value:
        case ast.ListComp(ast.ListComp() | ast.Call()):
            return board in names_in(value)
    return ast.unparse(value) in (f"list(zip(*{board}))", f"tuple(zip(*{board}))")


def _stays(program: Program, function: Function, name: str) -> bool:
    """Return True if other functions look at items of what has a name, and do nothing else."""
    own = set(own_nodes(function, comprehensions=True))
    named = [
        one
        for one in program.nodes
        if isinstance(one, ast.Name | ast.Attribute) and ast.unparse(one) == name
    ]
    looks = [program.parents[one] for one in named if _is_looked_at(program, one)]
    return any(one not in own for one in looks) and len(named) == len(looks) + 1


def _is_looked_at(program: Program, node: ast.AST) -> bool:
    """Return True if an item is taken of a node, and nothing is done with that but a look."""
    match program.parents[node]:
        case ast.Subscript(value, _, ast.Load()) as item if value is node:
            match program.parents[item]:
                case ast.Subscript(base, _, ast.Store()):
                    return base is not item
                case ast.Attribute() | ast.Assign():
                    return False
            return True
    return False
