"""Python patterns with gaps, such as `range(_n)`: matched in a program, and filled with its code.

`_x` matches any expression; the same name must match the same expression. `...` matches any
arguments, items, conditions or statements, even none, and keeps them. A capital letter as a
statement matches a block of statements that may move.
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, TypeAlias

from harness.why.program import Program

Captures: TypeAlias = Mapping[str, Any]
"""The matched expression of each gap, and the matched nodes of each `...` and block, by name."""

GAP = re.compile(r"\b(_[a-z]+)\b( [+-] 1\b)?")
"""Matches a gap with an optional `+ 1` or `- 1` after it."""
LOOSE = ast.BinOp | ast.UnaryOp | ast.BoolOp | ast.Compare | ast.IfExp | ast.Lambda | ast.NamedExpr
"""Expressions that may need parentheses around them."""


def match(pattern: str, node: ast.AST) -> Captures | None:
    """Return the nodes that fill the gaps of a pattern if a node matches it, or None."""
    [parsed] = parse(pattern)
    return next(_matches(parsed, node, {}), None)


def find(program: Program, *patterns: str) -> Iterator[tuple[Any, Captures]]:
    """Yield each node of a program that matches one of some patterns, with its captures."""
    roots = [root for pattern in patterns for root in parse(pattern)]
    types = {type(root) for root in roots}
    anything = any(map(is_gap, roots))
    for node in program.nodes:
        if anything or type(node) in types:  # most nodes are of other types
            for root in roots:
                if (captures := next(_matches(root, node, {}), None)) is not None:
                    yield node, captures


def match_block(pattern: Sequence[ast.AST], nodes: Sequence[ast.AST]) -> Iterator[Captures]:
    """Yield each way in which a sequence of nodes matches the nodes of a pattern."""
    return _all_match(pattern, nodes, {})


@cache
def parse(pattern: str, *, statements: bool = False) -> Sequence[ast.AST]:
    """Return the parsed expression or statements of a pattern, with each `...` as a name, R0."""
    numbers = count()
    body = ast.parse(re.sub(r"\.\.\.", lambda _: f"R{next(numbers)}", pattern)).body
    is_expression = len(body) == 1 and not statements
    return [one.value if isinstance(one, ast.Expr) and is_expression else one for one in body]


def fill(program: Program, pattern: str, captures: Captures) -> str:
    """Return the text of a pattern with its gaps filled by parts of a program.

    The parts get parentheses if the text would mean something else without them.
    """
    plain = GAP.sub(lambda gap: _text(program, captures, gap), pattern)
    if any(isinstance(part, LOOSE) for part in captures.values()):
        tight = GAP.sub(lambda gap: _text(program, captures, gap, tight=True), pattern)
        return plain if mean_the_same(plain, tight) else tight
    return plain


def mean_the_same(one: str, other: str) -> bool:
    """Return True if two texts have the same syntax tree."""
    try:
        return _dump(ast.parse(one)) == _dump(ast.parse(other))
    except SyntaxError:
        return False


def _text(program: Program, captures: Captures, gap: re.Match[str], *, tight: bool = False) -> str:
    part, step = captures[gap[1]], gap[2] or ""
    if step and isinstance(part, ast.Constant) and isinstance(part.value, int):
        return str(part.value + int(step.replace(" ", "")))
    text = program.text(part) if hasattr(part, "lineno") else ast.unparse(part)
    before, after = gap.string[: gap.start()][-1:], gap.string[gap.end() :][:1]
    if isinstance(part, ast.GeneratorExp) and (before, after) == ("(", ")"):
        return text[1:-1] if text[0] == "(" else text  # it has the parentheses of the call
    is_target = gap.string[: gap.start()].endswith("for ")
    bare = isinstance(part, ast.Tuple) and text[0] != "(" and not is_target
    return (f"({text})" if bare or (tight and isinstance(part, LOOSE)) else text) + step


def _dump(node: ast.AST) -> str:
    """Return a syntax tree as text, the same whether a name is read or assigned."""
    return re.sub(r"Store\(\)|Del\(\)", "Load()", ast.dump(node))


def is_block(node: object) -> bool:
    """Return True for a block of statements in a pattern, or for a `...` as a statement."""
    return isinstance(node, ast.Expr) and bool(_name_of_several(node))


def expanded(patterns: Sequence[Any], captures: Captures) -> list[Any]:
    """Return a pattern's nodes with each `...` and block replaced by the nodes that it matched."""
    nodes = list[Any]()
    for one in patterns:
        nodes += captures.get(_name_of_several(one), [one])
    return nodes


def _name_of_several(node: object) -> str:
    """Return the name of a `...`, which begins with R, or of a block; '' for other nodes."""
    name = node.value if isinstance(node, ast.Expr) else node
    return name.id if isinstance(name, ast.Name) and name.id.isupper() else ""


def is_gap(node: object) -> bool:
    """Return True for a gap in a pattern, such as `_x`."""
    return isinstance(node, ast.Name) and node.id[:1] == "_" and node.id != "_"


def _matches(pattern: object, node: object, captures: Captures) -> Iterator[Captures]:
    if isinstance(pattern, ast.arg) and isinstance(node, ast.arg):
        pattern, node = ast.Name(pattern.arg), ast.Name(node.arg, ast.Load())
    if isinstance(pattern, ast.Name) and is_gap(pattern):
        if isinstance(node, ast.expr):
            earlier = captures.get(pattern.id)
            if earlier is None:
                yield {**captures, pattern.id: node}
            elif earlier is node or _dump(earlier) == _dump(node):
                yield captures
    elif type(pattern) is type(node):
        if isinstance(pattern, ast.AST):
            fields = _fields(pattern)
            patterns = [getattr(pattern, one) for one in fields]
            yield from _all_match(patterns, [getattr(node, one) for one in fields], captures)
        elif isinstance(pattern, list) and isinstance(node, list):
            yield from _all_match(pattern, node, captures)
        elif pattern == node:
            yield captures


def _fields(pattern: ast.AST) -> list[str]:
    """Return the fields of a pattern's node that are compared."""
    skipped = {"ctx", "type_comment", "kind"}
    body = getattr(pattern, "body", None)
    if isinstance(body, list) and _name_of_several(body[0])[:1] == "R":
        skipped.add("orelse")  # `if _x: ...` may have an `else`
    return [one for one in pattern._fields if one not in skipped]


def _all_match(
    patterns: Sequence[object], nodes: Sequence[object], captures: Captures
) -> Iterator[Captures]:
    if not patterns:
        if not nodes:
            yield captures
    elif name := _name_of_several(patterns[0]):
        least = 0 if name[0] == "R" else 1
        for end in range(least if len(patterns) > 1 else max(least, len(nodes)), len(nodes) + 1):
            yield from _all_match(patterns[1:], nodes[end:], {**captures, name: nodes[:end]})
    elif nodes:
        for extended in _matches(patterns[0], nodes[0], captures):
            yield from _all_match(patterns[1:], nodes[1:], extended)
