"""Facts that a parser states about the source of a solution."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence

from harness.why.program import Program, holds

from ..parsed import name_of, recursive_functions


def in_finally(program: Program, line: int) -> bool:
    """Return True if a line belongs to a `finally`."""
    ways = (one.finalbody for one in program.nodes if isinstance(one, ast.Try))
    return any(holds(inside, line) for way in ways for inside in way)


def lines_of_while(program: Program, lines: Sequence[int]) -> list[int]:
    """Return the lines of each `while` that the first of some lines stands in, if one is in any.

    Args:
        program: the source.
        lines: those of the open calls, the outermost first.
    """
    loops = [one for one in program.nodes if isinstance(one, ast.While)]
    around = [[one.lineno for one in loops if holds(one, line)] for line in lines]
    return sorted(next(filter(None, around), []))


KEEPS = {"append", "appendleft", "push", "heappush", "insert", "extend", "copy", "deepcopy"}
ELSEWHERE = {"product", "permutations", "combinations", "shuffle", "choice", "random"}


def only_loops(program: Program) -> bool:
    """Return True if a source has nothing but the board that it could search in.

    It has one function, which does not call itself. It writes into the cells of one name only, and
    it keeps, copies and permutes nothing.
    """
    names = {name_of(node) for node in program.nodes}
    written = stored_into(program.nodes)
    return len(program.own) == len(written) == 1 and not names & {*program.own, *KEEPS, *ELSEWHERE}


def stored_into(nodes: Collection[ast.AST]) -> set[str]:
    """Return the names to whose items some nodes assign: `board` for `board[r][c] = d`."""
    return {
        ast.unparse(node).partition("[")[0]
        for node in nodes
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
    }


BLANKS = (".", "0", 0, "", " ", None)


def lines_that_blank(program: Program, blanks: Collection[object] = BLANKS) -> list[int]:
    """Return lines that may make a cell blank, by a constant or by a name of one.

    There are other ways, such as a helper that is given the '.', so that none found proves nothing.
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
    """Return the names of the functions whose result is dropped wherever they are named."""
    dropped = [
        node.value.func
        for node in program.nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ]
    used = {name_of(node) for node in program.nodes if node not in dropped}
    return {name_of(node) for node in dropped} - used


def passes_anything_on(program: Program) -> bool:
    """Return True if a call can do more than write into the cells of one name.

    It may return a value, raise an exception, set a variable of others, or keep a copy.
    """
    searches = [program.own[name] for name in recursive_functions(program)]
    inside = [node for search in searches for node in program.inside[search]]
    leaving = ast.Raise | ast.Yield | ast.YieldFrom | ast.Nonlocal | ast.Global
    return (
        any(isinstance(node, leaving) for node in inside)
        or any(isinstance(node, ast.Return) and node.value is not None for node in inside)
        or any(isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store) for one in inside)
        or len(stored_into(inside)) != 1
        or not {name_of(node) for node in inside}.isdisjoint(KEEPS)
    )


def calls_and_what_follows(
    program: Program, name: str
) -> Iterator[tuple[ast.stmt, list[ast.stmt]]]:
    """Yield the statements that only call a function, each with what follows in its block."""
    for block in program.blocks:
        for index, statement in enumerate(block):
            match statement:
                case ast.Expr(ast.Call(ast.Name(called) | ast.Attribute(_, called))):
                    if called == name:
                        yield statement, block[index + 1 :]
