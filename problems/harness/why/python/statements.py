"""Mistakes that the source itself shows: statements without effect."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.mistake import Mistake
from harness.why.causes import GeneralCause
from harness.why.program import Program

UNCHANGED = {"strip", "lstrip", "rstrip", "replace", "upper", "lower", "removesuffix"}
"""Methods of strings, which never change: each returns a new one."""
TARGETS = ast.Name | ast.Attribute | ast.Subscript
METHODS = {name for kind in (list, set, dict) for name in dir(kind) if name[0] != "_"}


def explain_statement(program: Program) -> Mistake | None:
    """Return the first statement that certainly does not do what is meant, or None."""
    return next(_without_effect(program), None)


def _without_effect(program: Program) -> Iterator[Mistake]:
    """Yield a comparison for an assignment, a string for a bool, and a result or call left out."""
    for node in program.nodes:
        match node:
            case ast.Expr(ast.Compare(left, [ast.Eq()], [_]) as value) if isinstance(left, TARGETS):
                text = f"line {node.lineno} only compares: `{program.text(value)}` changes nothing."
                yield Mistake(GeneralCause.SLIP, text, node.lineno, "To assign, write `=`.")
            case ast.Return(ast.Constant("True" | "False" as word)):
                text = f'line {node.lineno} returns the string "{word}", which counts as true.'
                yield Mistake(GeneralCause.SLIP, text, node.lineno, f"Write `return {word}`.")
            case ast.Expr(ast.Call(ast.Attribute(owner, name))) if name in UNCHANGED:
                text = f"line {node.lineno} drops what `{name}` returns; "
                text += f"`{program.text(owner)}` never changes."
                yield Mistake(GeneralCause.SLIP, text, node.lineno, "Assign the new string.")
            case ast.Expr(ast.Name(name) | ast.Attribute(attr=name) as value):
                owned = isinstance(value, ast.Attribute) and name in METHODS
                if owned or name in program.own:
                    code = program.text(value)
                    text = f"line {node.lineno} names `{code}`, but does not call it."
                    remedy = f"Write `{code}()`, with its arguments."
                    yield Mistake(GeneralCause.NOT_CALLED, text, node.lineno, remedy)
