"""Expressions that never do what they are written for, whatever their values are."""

from __future__ import annotations

import ast

from .source import functions

RETURNS_ANOTHER = {"replace", "strip", "union", "difference", "intersection", "copy", "format"}
"""Methods of strings and sets that change nothing: the result is all that they give."""
MADE = (ast.List, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp)
SHORT = 40
"""Characters of a source that a sentence quotes."""


def first_in_vain(tree: ast.Module) -> str:
    """Return a sentence on the first such expression in a source; '' if there is none."""
    own = {one.name for one in functions(tree)}
    found = [
        (node.lineno, text)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr | ast.Compare)
        if (text := _dropped(node, own) if isinstance(node, ast.Expr) else _never_true(node))
    ]
    line, text = min(found, key=lambda one: one[0], default=(0, ""))
    return f"Line {line}: {text}" if text else ""


def _dropped(node: ast.Expr, own: set[str]) -> str:
    """Return words on a statement that makes a value, and drops it."""
    match node.value:
        case ast.Call(ast.Attribute(base, name)) if name in RETURNS_ANOTHER - own:
            return (
                f"`{name}` does not change {_quoted(base)}. What it returns is dropped there: "
                "assign it."
            )
        case ast.Compare(ops=[ast.Eq()]):
            return f"{_quoted(node.value)} compares, and changes nothing. `=` assigns."
    return ""


def _never_true(node: ast.Compare) -> str:
    """Return words on a comparison that asks for something else than it seems to."""
    for operator, value in zip(node.ops, node.comparators, strict=True):
        if isinstance(operator, ast.Is) and (isinstance(value, MADE) or _is_new_tuple(value)):
            return (
                f"`is` asks for the same object, but {_quoted(value)} makes a new one, so that it "
                "is never true. Compare with `==`."
            )
    match node:
        case ast.Compare(left, [first, *_], [middle, ast.Constant(True | False)]):
            sign = {ast.In: "in", ast.NotIn: "not in"}.get(type(first), "")
            if sign:
                return (
                    f"{_quoted(node)} also compares {_quoted(middle)} with "
                    f"{ast.unparse(node.comparators[-1])}. Put {_quoted(left, sign, middle)} in "
                    "parentheses."
                )
    return ""


def _is_new_tuple(value: ast.expr) -> bool:
    """Return True for a tuple that is made each time, which one of constants need not be."""
    return isinstance(value, ast.Tuple) and any(
        isinstance(one, ast.Name | ast.BinOp | ast.Subscript) for one in value.elts
    )


def _quoted(*parts: ast.expr | str) -> str:
    text = " ".join(one if isinstance(one, str) else ast.unparse(one) for one in parts)
    return f"`{text if len(text) <= SHORT else text[: SHORT - 2].rstrip() + ' …'}`"
