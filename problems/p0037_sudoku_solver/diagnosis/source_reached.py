"""The statement at which a program turns away from its writes: found from the lines that ran."""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import NamedTuple

from harness.why.program import Function, Loop, Program, called

from ..parsed import name_of, parse

WAYS_OUT = ast.Return | ast.Continue | ast.Break


class Obstacle(NamedTuple):
    """A statement that ran, but never went on to the writes."""

    text: str
    """The reason, as the end of a sentence."""
    line: int = 0
    """The line of a condition in a loop, which is asked again and again; else 0."""
    is_clear: bool = False
    """True if nothing is left to ask."""


def find_obstacle(source: str, ran: Collection[int]) -> Obstacle | None:
    """Return what kept a program from all its writes to a grid, or None if that is unclear.

    Args:
        source: of the program.
        ran: the numbers of the lines whose statements began.
    """
    program = parse(source)
    writes = [one for one in program.nodes if isinstance(one, ast.stmt) and _writes(one)]
    if not ran or any(one.lineno in ran for one in writes):
        return None
    found = {_obstacle(program, ran, one) for one in writes}
    return found.pop() if len(found) == 1 else None


def _writes(statement: ast.stmt) -> bool:
    """Return True for a statement that sets a cell of a grid, or all of it, but for an undo."""
    match statement:
        case ast.Assign([ast.Subscript(ast.Subscript()) | ast.Subscript(_, ast.Slice())], value):
            return not isinstance(value, ast.Constant)
    return False


def _obstacle(program: Program, ran: Collection[int], node: ast.AST) -> Obstacle | None:
    """Return what kept a program from a statement that did not run."""
    for parent in program.around(node):
        block = program.block_of[node] if isinstance(node, ast.stmt) else []
        earlier = block[: block.index(node)] if isinstance(node, ast.stmt) else []
        if before := [one for one in earlier if one.lineno in ran]:
            match before[-1]:
                case ast.If(body=[*_, last], orelse=[]) as left if isinstance(last, WAYS_OUT):
                    return _condition(program, left, "true")
            return None
        if isinstance(parent, Function):
            inside = program.inside[parent]
            others = (one for one in program.nodes if one not in inside)
            if any(name_of(one) == parent.name for one in others):
                return None
            return Obstacle(f"nothing calls `{parent.name}` (line {parent.lineno})", is_clear=True)
        if isinstance(parent, ast.stmt) and parent.lineno in ran:
            return _passed_by(program, parent, node)
        node = parent
    return None


def _passed_by(program: Program, parent: ast.stmt, node: ast.AST) -> Obstacle | None:
    """Return the statement that ran without the first statement of its block."""
    match parent:
        case ast.If(orelse=orelse):
            return _condition(program, parent, "true" if node in orelse else "false")
        case ast.While(body=body) if node in body:
            return _condition(program, parent, "false")
        case ast.For(body=body) if node in body:
            return Obstacle(f"the loop on line {parent.lineno} had nothing to go through")
    return None


def _condition(program: Program, statement: ast.If | ast.While, always: str) -> Obstacle:
    asks = isinstance(statement.test, ast.Call) and called(program, statement.test)
    what = f"`{ast.unparse(statement.test)}`" if asks else "the condition"
    in_loop = any(isinstance(one, Loop) for one in program.around(statement))
    text = f"{what} on line {statement.lineno} was always {always}"
    return Obstacle(text, statement.lineno * in_loop)
