"""Facts that a parser states about the bit masks in the source of a solution."""

from __future__ import annotations

import ast


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
