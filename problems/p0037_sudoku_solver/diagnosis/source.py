"""Facts about the parsed source of a solution, and the reason why no write was reached."""

from __future__ import annotations

import ast
from collections.abc import Collection, Sequence
from typing import NamedTuple

from harness.why.program import Function, Loop, Program, called, holds

from ..parsed import name_of, parse, recursive_functions


def in_finally(program: Program, line: int) -> bool:
    """Return True if a line is inside a `finally` block."""
    blocks = (one.finalbody for one in program.nodes if isinstance(one, ast.Try))
    return any(holds(statement, line) for block in blocks for statement in block)


def lines_of_while(program: Program, lines: Sequence[int]) -> list[int]:
    """Return the lines of the `while` loops around the first of some lines that is in a loop.

    Args:
        program: the parsed source.
        lines: the lines of the open calls, the outermost first.
    """
    loops = [one for one in program.nodes if isinstance(one, ast.While)]
    lines_by_call = [[one.lineno for one in loops if holds(one, line)] for line in lines]
    return sorted(next(filter(None, lines_by_call), []))


KEEPING = {"append", "appendleft", "push", "heappush", "insert", "extend", "copy", "deepcopy"}
ELSEWHERE = {"product", "permutations", "combinations", "shuffle", "choice", "random"}


def only_loops(program: Program) -> bool:
    """Return True if a source has no recursion and no stack, so that it cannot backtrack.

    Such a source has one function, which does not call itself. It assigns to the items of one name
    only, and calls nothing that stores, copies or permutes.
    """
    names = {name_of(node) for node in program.nodes}
    written = stored_into(program.nodes)
    return len(program.by_name) == len(written) == 1 and not names & {
        *program.by_name,
        *KEEPING,
        *ELSEWHERE,
    }


def stored_into(nodes: Collection[ast.AST]) -> set[str]:
    """Return the names to whose items some nodes assign: `board` for `board[r][c] = d`."""
    return {
        ast.unparse(node).partition("[")[0]
        for node in nodes
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
    }


BLANKS = (".", "0", 0, "", " ", None)


def lines_that_blank(program: Program, blanks: Collection[object] = BLANKS) -> list[int]:
    """Return the lines that may blank a cell, with a constant or with a variable that holds one.

    An empty list proves nothing: a helper may blank cells, too, with '.' as its argument.
    """
    stores = [node for node in program.nodes if isinstance(node, ast.Assign)]
    blank = [
        one for one in stores if isinstance(one.value, ast.Constant) and one.value.value in blanks
    ]
    names = {ast.unparse(target) for one in blank for target in one.targets}
    return [
        one.lineno
        for one in stores
        if any(isinstance(target, ast.Subscript) for target in one.targets)
        if one in blank or (isinstance(one.value, ast.Name) and one.value.id in names)
    ]


def procedures(program: Program) -> set[str]:
    """Return the names of the functions whose result is never used."""
    dropped = [
        node.value.func
        for node in program.nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ]
    used = {name_of(node) for node in program.nodes if node not in dropped}
    return {name_of(node) for node in dropped} - used


def passes_anything_on(program: Program) -> bool:
    """Return True if a recursive call may do more than write to the items of one name.

    It may return a value, raise an exception, set a nonlocal variable, or keep a copy.
    """
    searches = [program.by_name[name] for name in recursive_functions(program)]
    nodes = [node for search in searches for node in program.nodes_of[search]]
    leaving = ast.Raise | ast.Yield | ast.YieldFrom | ast.Nonlocal | ast.Global
    return (
        any(isinstance(node, leaving) for node in nodes)
        or any(isinstance(node, ast.Return) and node.value is not None for node in nodes)
        or any(isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) for one in nodes)
        or len(stored_into(nodes)) != 1
        or not {name_of(node) for node in nodes}.isdisjoint(KEEPING)
    )


WAYS_OUT = ast.Return | ast.Continue | ast.Break


class Obstacle(NamedTuple):
    """The reason why a program never reached its writes."""

    text: str
    """The reason, as the end of a sentence."""
    line: int = 0
    """The line of the condition if it is in a loop, else 0."""
    is_clear: bool = False
    """True if the reason leaves no question open."""


def find_obstacle(source: str, ran: Collection[int]) -> Obstacle | None:
    """Return the obstacle that kept a program from all its writes to a grid, or None if unclear.

    Args:
        source: the source of the program.
        ran: the numbers of the lines whose statements began.
    """
    program = parse(source)
    writes = [one for one in program.nodes if isinstance(one, ast.stmt) and _writes(one)]
    if not ran or any(one.lineno in ran for one in writes):
        return None
    obstacles = {_obstacle(program, ran, one) for one in writes}
    return obstacles.pop() if len(obstacles) == 1 else None


def _writes(statement: ast.stmt) -> bool:
    """Return True for an assignment to a cell or slice of a grid, except of a constant."""
    match statement:
        case ast.Assign([ast.Subscript(ast.Subscript()) | ast.Subscript(_, ast.Slice())], value):
            return not isinstance(value, ast.Constant)
    return False


def _obstacle(program: Program, ran: Collection[int], node: ast.AST) -> Obstacle | None:
    """Return the obstacle that kept a program from a statement, or None if unclear."""
    for parent in program.ancestors(node):
        block = program.block_of[node] if isinstance(node, ast.stmt) else []
        earlier = block[: block.index(node)] if isinstance(node, ast.stmt) else []
        if before := [one for one in earlier if one.lineno in ran]:
            match before[-1]:
                case ast.If(body=[*_, last], orelse=[]) as guard if isinstance(last, WAYS_OUT):
                    return _condition(program, guard, "true")
            return None
        if isinstance(parent, Function):
            nodes = program.nodes_of[parent]
            others = (one for one in program.nodes if one not in nodes)
            if any(name_of(one) == parent.name for one in others):
                return None
            return Obstacle(f"nothing calls `{parent.name}` (line {parent.lineno})", is_clear=True)
        if isinstance(parent, ast.stmt) and parent.lineno in ran:
            return _obstacle_in(program, parent, node)
        node = parent
    return None


def _obstacle_in(program: Program, parent: ast.stmt, node: ast.AST) -> Obstacle | None:
    """Return the obstacle in a compound statement that ran, but did not enter a node's block."""
    match parent:
        case ast.If(orelse=orelse):
            return _condition(program, parent, "true" if node in orelse else "false")
        case ast.While(body=body) if node in body:
            return _condition(program, parent, "false")
        case ast.For(body=body) if node in body:
            return Obstacle(f"the loop on line {parent.lineno} had nothing to go through")
    return None


def _condition(program: Program, statement: ast.If | ast.While, always: str) -> Obstacle:
    calls_check = isinstance(statement.test, ast.Call) and called(program, statement.test)
    subject = f"`{ast.unparse(statement.test)}`" if calls_check else "the condition"
    in_loop = any(isinstance(one, Loop) for one in program.ancestors(statement))
    text = f"{subject} on line {statement.lineno} was always {always}"
    return Obstacle(text, statement.lineno * in_loop)
