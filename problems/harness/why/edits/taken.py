"""Edits that put back what is taken from a list, a deque, a set, a dict or a heap."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from harness.why.edit import Edit, insert, insert_before
from harness.why.program import Function, Program

WAYS = {
    "pop": ("{0}.append({1})", "{0}.add({1})"),
    "pop(0)": ("{0}.insert(0, {1})",),
    "pop()": ("{0}[{2}] = {1}", "{0}.insert({2}, {1})"),
    "popleft": ("{0}.appendleft({1})",),
    "popitem": ("{0}[{2}] = {3}",),
    "heappop": ("heapq.heappush({0}, {1})",),
}
"""The ways to put an item back, by how it was taken: from the end, the front, or a place."""


class Taken(NamedTuple):
    """An item that a statement takes from a container."""

    container: str
    codes: list[str]
    """The statements that may put it back, the most likely first."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield each item put back before all ways out that follow, but for those with success."""
    for function in program.functions:
        for statement in function.body:
            taken = taken_by(program, statement)
            for code in taken.codes if taken else ():
                ways = list(_ways_out(program, function, statement))
                if len(ways) > 1:
                    pieces = tuple(insert_before(program, one, code) for one in ways)
                    yield Edit("undo", 2, program.first_line(ways[0]), pieces, "", code)
                if ways and isinstance(program.parents[ways[0]], ast.If):
                    yield insert(program, "undo", 2, ways[0], code, before=True)


def _ways_out(program: Program, function: Function, statement: ast.stmt) -> Iterator[ast.stmt]:
    """Yield the ways out of a function behind a statement that do not report success."""
    for node in program.inside[function]:
        if isinstance(node, ast.Return) and program.function_of(node) is function:
            value = getattr(node.value, "value", None)
            plain = node.value is None or isinstance(node.value, ast.Constant)
            if node.lineno > statement.lineno and plain and not value:
                yield node


def taken_by(program: Program, statement: ast.stmt) -> Taken | None:
    """Return the item that a statement takes from a container, or None."""
    text = program.text
    way: str
    kept: ast.expr | None
    match statement:
        case ast.Assign(
            [kept], ast.Call(ast.Name("heappop") | ast.Attribute(_, "heappop"), [target, *places])
        ):
            way = "heappop"
        case ast.Assign([kept], ast.Call(ast.Attribute(target, way), places)):
            pass
        case ast.Expr(ast.Call(ast.Attribute(target, "pop" | "popleft" as way), places)):
            kept = _seen_before(program, statement, text(target))
        case _:
            return None
    if way == "pop" and places:
        way = "pop(0)" if text(places[0]) == "0" else "pop()"
    parts = [text(one) for one in getattr(kept, "elts", ())]
    if kept is None or way not in WAYS or (way == "popitem" and len(parts) != 2):
        return None
    place = parts[0] if way == "popitem" else "".join(map(text, places))
    words = text(target), _value(program, kept), place, *parts[1:]
    return Taken(words[0], [code.format(*words) for code in _codes(program, way)])


def _codes(program: Program, way: str) -> list[str]:
    plain = way == "heappop" and "heapq." not in program.source
    return [code.removeprefix("heapq.") if plain else code for code in WAYS[way]]


def _value(program: Program, kept: ast.expr) -> str:
    text = program.text(kept)
    return text if isinstance(kept, ast.Name) or text.startswith("(") else f"({text})"


def _seen_before(program: Program, statement: ast.stmt, container: str) -> ast.expr | None:
    """Return the name for an item that is looked up right before it is taken away."""
    block = program.block_of[statement]
    at = block.index(statement)
    match block[at - 1] if at else None:
        case ast.Assign([kept], ast.Subscript(target, ast.UnaryOp() | ast.Constant())):
            return kept if program.text(target) == container else None
    return None
