"""Facts that a parser states about bits and indexes in the source of a solution."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .source import functions


def inverts_without_mask(tree: ast.Module) -> int:
    """Return the line of a `~` whose result keeps all its high bits, or 0.

    A `&` in the same expression clears them, and so may a `&=` to the name that it is assigned to.
    """
    masked = {
        ast.unparse(node.target)
        for node in ast.walk(tree)
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.BitAnd)
        if ast.unparse(node.target) not in ast.unparse(node.value)  # as `free &= free - 1` does
    }
    for node in ast.walk(tree):
        value = getattr(node, "value", None)
        if isinstance(node, ast.Assign | ast.NamedExpr | ast.Return) and value:
            parts = list(ast.walk(value))
            inverts = any(isinstance(part, ast.Invert) for part in parts)
            names = masked.intersection(map(ast.unparse, getattr(node, "targets", [])))
            if inverts and not names and not any(isinstance(part, ast.BitAnd) for part in parts):
                return node.lineno
    return 0


def offsets_differ(tree: ast.Module) -> str:
    """Return `line 9 takes `k - 1`, line 4 `k``, for a bit or an index that stands for a digit.

    Both stand in one function, where they shift a bit or are an index into the same list. Or ''.
    """
    for function in functions(tree):
        found: dict[tuple[str, str], tuple[int, str]] = {}
        for line, of, place in sorted(_places(function), key=lambda one: one[0]):
            name = _name_in(place)
            words = ast.unparse(place)
            line_before, before = found.setdefault((of, name), (line, words))
            if name and words != before:
                return f"line {line_before} takes `{before}`, line {line} `{words}`"
    return ""


def _places(function: ast.AST) -> Iterator[tuple[int, str, ast.expr]]:
    """Yield each shift and each index of a function: the line, what is indexed, and the place."""
    for node in ast.walk(function):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            yield node.lineno, "", node.right
        elif isinstance(node, ast.Subscript):
            yield node.lineno, ast.unparse(node.value), node.slice


def _name_in(place: ast.expr) -> str:
    """Return the name in `k`, `k - 1` or `k + 1`, or ''."""
    match place:
        case ast.Name(name):
            return name
        case ast.BinOp(ast.Name(name), ast.Sub() | ast.Add(), ast.Constant(1)):
            return name
    return ""
