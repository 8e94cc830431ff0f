"""Expressions with gaps, `range(_n)`: found in a program, and filled with its own words.

A name that begins with `_` stands for any expression, and the same name for the same one.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TypeAlias

from harness.why.program import Program

Found: TypeAlias = dict[str, ast.expr]
"""The expression that fills each gap, by the name of the gap."""

GAP = re.compile(r"\b(_[a-z]+)\b( [+-] 1\b)?")
"""A gap, with the 1 that is added to it or taken from it."""
LOOSE = ast.BinOp | ast.UnaryOp | ast.BoolOp | ast.Compare | ast.IfExp | ast.Lambda | ast.NamedExpr
TIGHT = ast.BinOp | ast.UnaryOp | ast.BoolOp | ast.Compare | ast.Attribute | ast.Subscript
"""Expressions that may need parentheses, and those in which they may need them."""
PRODUCTS = ast.Mult | ast.FloorDiv | ast.Mod | ast.Div
SUMS = ast.Add | ast.Sub


def match(pattern: str, node: ast.AST) -> Found | None:
    """Return what fills the gaps of a pattern where an expression is like it, or None."""
    found: Found = {}
    return found if _matches(expression(pattern), node, found) else None


def fill(program: Program, pattern: str, found: Found) -> str:
    """Return the text of a pattern with its gaps filled by parts of a program."""
    around = _around_gaps(pattern)

    def text_of(gap: re.Match[str]) -> str:
        part, step = found[gap[1]], gap[2] or ""
        if step and isinstance(part, ast.Constant) and isinstance(part.value, int):
            return str(part.value + int(step.replace(" ", "")))
        text = program.text(part)
        if isinstance(part, ast.GeneratorExp) and f"({gap[1]})" in pattern:
            text = text[1:-1]  # it has the parentheses of the call
        return (f"({text})" if is_loose(part, around.get(gap[1])) else text) + step

    return GAP.sub(text_of, pattern)


def is_loose(part: ast.AST, parent: ast.AST | None) -> bool:
    """Return True if an expression needs parentheses within another one."""
    match part, parent:
        case ast.BinOp(op=inner), ast.BinOp(op=outer) if isinstance(outer, SUMS):
            return not isinstance(inner, PRODUCTS)
        case ast.BinOp(), ast.Compare():
            return False
    return isinstance(part, LOOSE) and isinstance(parent, TIGHT)


@cache
def expression(pattern: str) -> ast.AST:
    """Return the expression that a pattern is, or the statement."""
    one = ast.parse(pattern).body[0]
    return one.value if isinstance(one, ast.Expr) else one


@cache
def _around_gaps(pattern: str) -> dict[str, ast.AST]:
    """Return, by a gap, the expression in which what fills it may need parentheses."""
    return {
        child.id: node
        for node in ast.walk(expression(pattern))
        if isinstance(node, TIGHT)
        for child in ast.iter_child_nodes(node)
        if isinstance(child, ast.Name) and child is not getattr(node, "slice", None)
    }


def _plain(node: ast.AST) -> str:
    """Return an expression as text, whether it is read or assigned to."""
    return ast.dump(node).replace("Store()", "Load()")


def _matches(form: ast.AST, node: object, found: Found) -> bool:
    if isinstance(form, ast.Name) and form.id.startswith("_") and form.id != "_":
        if not isinstance(node, ast.expr):
            return False
        known = found.setdefault(form.id, node)
        return known is node or _plain(known) == _plain(node)
    if type(form) is not type(node):
        return False
    for field in form._fields:
        one, other = getattr(form, field), getattr(node, field)
        if isinstance(one, ast.expr_context):
            continue
        ones, others = (one, other) if isinstance(one, list) else ([one], [other])
        if not isinstance(others, list) or len(ones) != len(others):
            return False
        for a, b in zip(ones, others, strict=True):
            if not (_matches(a, b, found) if isinstance(a, ast.AST) else a == b):
                return False
    return True
