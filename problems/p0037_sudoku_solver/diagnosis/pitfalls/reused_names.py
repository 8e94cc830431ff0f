"""A loop whose variable has another meaning around it, which is lost when the loop ends."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from ..source import Function, functions
from .scopes import Loop, is_bound, names_in, own_nodes, parameters, subscripts


@dataclass(frozen=True, slots=True)
class ReusedName:
    """A name of which a loop takes away the meaning, and a line that writes to a cell by it."""

    name: str
    before: int
    """The line that gave the name its meaning."""
    loop: int
    """The line of the loop that gives it another."""
    lines: range
    """The lines of the statement that writes."""
    axis: int
    """The position of the name in `board[r][c]`: 0 or 1."""


def reused_names(tree: ast.Module) -> Iterator[ReusedName]:
    """Yield the names that are an index before a loop over them, and an index again after it."""
    for function in functions(tree):
        nodes = list(own_nodes(function))
        for loop in (node for node in nodes if isinstance(node, ast.For)):
            for name in names_in(loop.target):
                if before := _meaning_before(function, nodes, loop, name):
                    yield from _writes_after(nodes, loop, name, before)


def _meaning_before(function: Function, nodes: list[ast.AST], loop: Loop, name: str) -> int:
    """Return the line that bound a name before a loop, if it was read after that; or 0."""
    bound = [function.lineno] if name in parameters(function) else []
    bound += [node.lineno for node in nodes if is_bound(node, name) and node.lineno < loop.lineno]
    read = any(
        isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
        for node in ast.walk(function)
        if bound and max(bound) <= getattr(node, "lineno", 0) <= loop.lineno
    )
    return max(bound) if read else 0


def _writes_after(nodes: list[ast.AST], loop: Loop, name: str, before: int) -> Iterator[ReusedName]:
    """Yield the writes behind a loop, up to where the name is bound again."""
    end = loop.end_lineno or loop.lineno
    again = [node.lineno for node in nodes if is_bound(node, name) and node.lineno > end]
    for node in nodes:
        if not isinstance(node, ast.Assign) or node.lineno <= end:
            continue
        if node.lineno >= min(again, default=node.lineno + 1):
            continue
        for target in node.targets:
            indexes = subscripts(target)[1]
            for axis, index in enumerate(indexes if len(indexes) == 2 else ()):
                if isinstance(index, ast.Name) and index.id == name:
                    lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                    yield ReusedName(name, before, loop.lineno, lines, axis)
