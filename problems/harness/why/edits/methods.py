"""Edits of what Python's own methods give back and take: None for a change, no list as a key."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from harness.why.edit import Edit, replace
from harness.why.program import Program

CHANGED = {
    "sort": "sorted({0})",
    "reverse": "{0}[::-1]",
    "append": "{0} + [{1}]",
    "extend": "{0} + {1}",
    "add": "{0} | {{{1}}}",
    "update": "{0} | set({1})",
    "remove": "{0} - {{{1}}}",
    "discard": "{0} - {{{1}}}",
}
"""The value that is meant where the result of a method is used that returns None."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield values in the place of None, tuples in the place of lists, and maps that run."""
    for node in program.nodes:
        match node:
            case ast.Call(ast.Attribute(changed, name), values, keywords) if (
                name in CHANGED and name not in program.own
            ):
                if not isinstance(program.parents[node], ast.Expr) and len(values) < 2:
                    words = [program.text(one) for one in (changed, *values)]
                    needed = 1 + ("{1}" in CHANGED[name])
                    if len(words) >= needed:
                        new = CHANGED[name].format(*words)
                        more = "".join(f", {program.text(one)}" for one in keywords)
                        new = f"{new[:-1]}{more})" if more else new
                        yield replace(program, "returns_none", 1, node, new)
            case ast.Expr(ast.Call(ast.Name("map" | "filter")) as call):
                yield replace(program, "lazy", 1, call, f"list({program.text(call)})")
        yield from _as_key(program, node)


def _as_key(program: Program, node: ast.AST) -> Iterator[Edit]:
    """Yield a tuple for a list that is a key of a dict, or an item of a set."""
    keys: Sequence[ast.expr | None] = ()
    match node:
        case (
            ast.Subscript(_, one)
            | ast.SetComp(one)
            | ast.Call(ast.Attribute(_, "add" | "discard"), [one])
            | ast.Compare(one, [ast.In() | ast.NotIn()])
        ):
            keys = [one]
        case ast.Dict() as table:
            keys = table.keys
        case ast.Set(items):
            keys = items
    for key in keys:
        if isinstance(key, ast.List) and key.elts:
            yield replace(program, "unhashable", 1, key, f"({program.text(key)[1:-1]})")
