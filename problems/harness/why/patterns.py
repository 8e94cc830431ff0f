"""Python patterns with gaps, such as `range(_n)`: matched in a program, and filled with its code.

`_x` matches any expression; the same name must match the same expression. `...` matches any
arguments, items, conditions or statements, even none, and keeps them. A capital letter as a
statement matches a block of statements that may move.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from harness.why.program import Program

Found: TypeAlias = Mapping[str, Any]
"""The expression for each gap, and the nodes for each `...` and block, by name."""

GAP = re.compile(r"\b(_[a-z]+)\b( [+-] 1\b)?")
"""Matches a gap, with the `+ 1` or `- 1` after it."""
LOOSE = ast.BinOp | ast.UnaryOp | ast.BoolOp | ast.Compare | ast.IfExp | ast.Lambda | ast.NamedExpr
"""Expressions that may need parentheses around them."""


def match(pattern: str, node: ast.AST) -> Found | None:
    """Return the nodes that fill the gaps of a pattern if a node matches it, or None."""
    [form] = forms(pattern)
    return next(_matches(form, node, {}), None)


def match_block(pattern: Sequence[ast.AST], nodes: Sequence[ast.AST]) -> Iterator[Found]:
    """Yield each way in which a sequence of nodes matches the nodes of a pattern."""
    return _all_match(pattern, nodes, {})


@cache
def forms(pattern: str, *, statements: bool = False) -> Sequence[ast.AST]:
    """Return the parsed expression or statements of a pattern, with each `...` numbered."""
    body = ast.parse(pattern).body
    whole = [node for one in body for node in ast.walk(one)] if "..." in pattern else body
    rests = [one for one in whole if isinstance(one, ast.Constant) and is_rest(one)]
    for number, rest in enumerate(sorted(rests, key=lambda one: (one.lineno, one.col_offset))):
        rest.kind = f"R{number}"
    for one in whole:
        if isinstance(one, ast.Expr) and is_rest(one):
            one.value = ast.Name(_name_of_several(one.value))
    alone = len(body) == 1 and not statements
    return [one.value if isinstance(one, ast.Expr) and alone else one for one in body]


def fill(program: Program, pattern: str, found: Found) -> str:
    """Return the text of a pattern with its gaps filled by parts of a program.

    The parts get parentheses if the text would mean something else without them.
    """
    plain = GAP.sub(lambda gap: _text(program, found, gap), pattern)
    if any(isinstance(part, LOOSE) for part in found.values()):
        tight = GAP.sub(lambda gap: _text(program, found, gap, tight=True), pattern)
        return plain if mean_the_same(plain, tight) else tight
    return plain


def mean_the_same(one: str, other: str) -> bool:
    """Return True if two texts have the same syntax tree."""
    try:
        return _dump(ast.parse(one)) == _dump(ast.parse(other))
    except SyntaxError:
        return False


def _text(program: Program, found: Found, gap: re.Match[str], *, tight: bool = False) -> str:
    part, step = found[gap[1]], gap[2] or ""
    if step and isinstance(part, ast.Constant) and isinstance(part.value, int):
        return str(part.value + int(step.replace(" ", "")))
    text = program.text(part) if hasattr(part, "lineno") else ast.unparse(part)
    before, behind = gap.string[: gap.start()][-1:], gap.string[gap.end() :][:1]
    if isinstance(part, ast.GeneratorExp) and (before, behind) == ("(", ")"):
        return text[1:-1] if text[0] == "(" else text  # it has the parentheses of the call
    bare = isinstance(part, ast.Tuple) and text[0] != "("
    return (f"({text})" if bare or (tight and isinstance(part, LOOSE)) else text) + step


def _dump(node: ast.AST) -> str:
    """Return a syntax tree as text, the same whether a name is read or assigned."""
    return re.sub(r"Store\(\)|Del\(\)", "Load()", ast.dump(node))


def is_rest(node: object) -> bool:
    """Return True for the `...` of a pattern, as an expression or a statement."""
    match node:
        case ast.Constant(value) | ast.Expr(ast.Constant(value)):
            return value is ...
        case ast.Expr(ast.Name(name)):
            return name[0] == "R" and name[1:].isdigit()
    return False


def is_block(node: object) -> bool:
    """Return True for a block of statements in a pattern, or for a numbered `...` statement."""
    return (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Name) and node.value.id.isupper()
    )


def expanded(forms: Sequence[Any], found: Found) -> list[Any]:
    """Return a pattern's nodes with each `...` and block replaced by the nodes that it matched."""
    nodes = list[Any]()
    for one in forms:
        nodes += found.get(_name_of_several(one), [one])
    return nodes


def _name_of_several(form: object) -> str:
    """Return the name of `...` or of a block; '' for all else."""
    if is_block(form):
        return str(form.value.id)  # type: ignore[attr-defined]
    return str(form.kind) if isinstance(form, ast.Constant) and is_rest(form) else ""


def is_gap(node: object) -> bool:
    """Return True for a gap in a pattern, such as `_x`."""
    return isinstance(node, ast.Name) and node.id[:1] == "_" and node.id != "_"


def _matches(form: object, node: object, found: Found) -> Iterator[Found]:
    if isinstance(form, ast.arg) and isinstance(node, ast.arg):
        form, node = ast.Name(form.arg), ast.Name(node.arg, ast.Load())
    if isinstance(form, ast.Name) and is_gap(form):
        if isinstance(node, ast.expr):
            known = found.get(form.id)
            if known is None:
                yield {**found, form.id: node}
            elif known is node or _dump(known) == _dump(node):
                yield found
    elif type(form) is type(node):
        if isinstance(form, ast.AST):
            fields = _fields(form)
            ones = [getattr(form, one) for one in fields]
            yield from _all_match(ones, [getattr(node, one) for one in fields], found)
        elif isinstance(form, list) and isinstance(node, list):
            yield from _all_match(form, node, found)
        elif form == node:
            yield found


def _fields(form: ast.AST) -> list[str]:
    """Return the fields of a pattern's node that are compared."""
    skipped = {"ctx", "type_comment", "kind"}
    if isinstance(form, ast.For | ast.While | ast.If) and is_rest(form.body[0]):
        skipped.add("orelse")  # `if _x: ...` may have an `else`
    return [one for one in form._fields if one not in skipped]


def _all_match(ones: Sequence[object], nodes: Sequence[object], found: Found) -> Iterator[Found]:
    if not ones:
        if not nodes:
            yield found
    elif name := _name_of_several(ones[0]):
        least = 0 if is_rest(ones[0]) else 1
        for end in range(least if len(ones) > 1 else max(least, len(nodes)), len(nodes) + 1):
            yield from _all_match(ones[1:], nodes[end:], {**found, name: nodes[:end]})
    elif nodes:
        for more in _matches(ones[0], nodes[0], found):
            yield from _all_match(ones[1:], nodes[1:], more)
