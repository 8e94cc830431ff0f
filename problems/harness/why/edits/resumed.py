"""Edits of a loop that begins anew each time where it should go on behind the last value.

Or it begins with that value, which has failed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import TypeGuard

from harness.why.edit import Edit, insert_before, replace
from harness.why.program import Program

STARTS = ast.Assign | ast.IfExp | ast.Slice | ast.Call
"""Parts of a program in which the first value of a loop stands."""
LAST = "last"
"""The name for the value that stood in a cell before it was emptied."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield each loop in a `while` that fills a place, from the value on that it held."""
    yield from _behind_the_last(program)
    yield from _behind_what_is_noted(program)
    for loop in program.block_of:
        if isinstance(loop, ast.For) and isinstance(program.loop_of(loop), ast.While):
            block = program.block_of[loop]
            before = block[: block.index(loop)]
            for place, value in _filled(program, loop):
                yield from _resumed(program, loop, before, place, value)


def _behind_the_last(program: Program) -> Iterator[Edit]:
    """Yield one more than the value that a cell held, in a search that goes back in a loop."""
    for node in program.nodes:
        if not isinstance(node, ast.Call) or not _is_in_while(program, node):
            continue
        match node:
            case ast.Call(ast.Name("int"), [ast.Name() | ast.Subscript()]):
                pass
            case ast.Call(ast.Attribute(_, "index" | "find"), [ast.Name() | ast.Subscript()]):
                pass
            case _:
                continue
        if isinstance(program.parents[node], STARTS):
            yield replace(program, "tried_again", 1, node, f"{program.text(node)} + 1")


def _behind_what_is_noted(program: Program) -> Iterator[Edit]:
    """Yield `tried[k] + 1` for the 1 that a loop over digits begins with.

    The loop stands in a `while` that sets `tried[k]` to 0 in one place, and to a digit in another.
    """
    for loop in program.nodes:
        if isinstance(loop, ast.While):
            inside = list(ast.walk(loop))
            sets = [
                (program.text(one.targets[0]), program.text(one.value) == "0")
                for one in inside
                if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Subscript)
            ]
            noted = {place for place, is_empty in sets if not is_empty and (place, True) in sets}
            ranges = [one.args[0] for one in inside if _is_range(one)]
            begins = {one.id for one in ranges if isinstance(one, ast.Name)}
            firsts = [one for one in ranges if isinstance(one, ast.Constant)]
            for one in inside:
                match one:
                    case ast.Assign([ast.Name(name)], ast.Constant() as first) if name in begins:
                        firsts.append(first)
            for first in firsts:
                for place in sorted(noted):
                    yield replace(program, "resumed", 1, first, f"{place} + 1")


def _is_range(node: ast.AST) -> TypeGuard[ast.Call]:
    """Return True for a call of `range` with a beginning and an end."""
    match node:
        case ast.Call(ast.Name("range"), [_, _]):
            return True
    return False


def _is_in_while(program: Program, node: ast.AST) -> bool:
    function = program.function_of(node)
    loops = (one for one in program.around(node) if isinstance(one, ast.While))
    return any(program.function_of(one) is function for one in loops)


def _filled(program: Program, loop: ast.For) -> Iterator[tuple[str, str]]:
    """Yield the places that a loop sets to its item, and how."""
    for node in ast.walk(loop):
        match node:
            case ast.Assign([ast.Subscript() as target], value):
                item, text = program.text(loop.target), program.text(value)
                if text in (item, f"str({item})"):
                    yield program.text(target), text
                    return


def _resumed(
    program: Program, loop: ast.For, before: Sequence[ast.stmt], place: str, value: str
) -> Iterator[Edit]:
    emptied = [(one, sign) for one in before if (sign := _sign_of_empty(program, one, place))]
    first, empty = (*emptied, (loop, '"."'))[0]
    items = program.text(loop.iter)
    match loop.iter:
        case ast.Call(ast.Name("range"), [begin, end]):
            last = f"int({LAST})" if value.startswith("str(") else LAST
            start = f"{last} + 1 if {LAST} != {empty} else {program.text(begin)}"
            new = f"range({start}, {program.text(end)})"
        case ast.Constant(str()) | ast.Name():
            new = f"{items}[{items}.find({LAST}) + 1:]"
        case _:
            return
    code = insert_before(program, first, f"{LAST} = {place}")
    piece = *program.span(loop.iter), new
    yield Edit("resumed", 1, loop.lineno, (code, piece), items, new)


def _sign_of_empty(program: Program, statement: ast.stmt, place: str) -> str:
    """Return the constant that a statement sets a place to; '' for any other statement."""
    match statement:
        case ast.Assign([ast.Subscript() as target], ast.Constant() as sign):
            return program.text(sign) if program.text(target) == place else ""
    return ""
