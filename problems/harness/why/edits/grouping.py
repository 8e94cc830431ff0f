"""Edits of grouping: parentheses that a row of operators lacks, `not (a or b)` for `not a or b`.

`not` binds tighter than `or`, `&` tighter than `|`, and `-` tighter than both. Text in words, and
other languages, group them in another way.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from harness.why.edit import Edit
from harness.why.program import Program, Span

OPERATION = ast.BinOp | ast.BoolOp | ast.UnaryOp | ast.Compare
LEVELS: tuple[type[ast.AST] | tuple[type[ast.AST], ...], ...] = (
    ast.Or,
    ast.And,
    ast.Not,
    ast.cmpop,
    ast.BitOr,
    ast.BitXor,
    ast.BitAnd,
    (ast.LShift, ast.RShift),
    (ast.Add, ast.Sub),
    (ast.Mult, ast.Div, ast.FloorDiv, ast.Mod),
    (ast.unaryop, ast.operator),
)
"""Python's operators, from those that bind least."""
NOT, COMPARED, SUMS = 2, 3, 8
"""Levels of `not`, of comparisons, and of sums."""
MOST = 10
"""Operands of a row of operators that are looked at."""


@dataclass(frozen=True, slots=True)
class Operand:
    """A part of a row of operators."""

    place: Span
    sign: ast.AST | None
    """The operator in front of it."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield each row of operators with parentheses around neighbours that belong together."""
    for node in program.nodes:
        if any(isinstance(one, ast.JoinedStr) for one in program.around(node)):
            continue  # where the parser does not tell the place
        if isinstance(node, OPERATION) and not _is_in_row(program, node):
            yield from _grouped(program, node, list(_row(program, node, None))[:MOST])


def _is_in_row(program: Program, node: ast.expr) -> bool:
    """Return True for a part of a longer row of operators, without parentheses of its own."""
    return isinstance(program.parents[node], OPERATION) and not _has_parentheses(program, node)


def _has_parentheses(program: Program, node: ast.expr) -> bool:
    start, end = program.span(node)
    before, behind = program.source[:start].rstrip(), program.source[end:].lstrip()
    return before.endswith("(") and behind.startswith(")")


def _row(program: Program, node: ast.expr, sign: ast.AST | None) -> Iterator[Operand]:
    """Yield the operands of a row of operators, from left to right."""
    match node:
        case ast.BinOp(left, op, right):
            parts: list[tuple[ast.expr, ast.AST | None]] = [(left, sign), (right, op)]
        case ast.UnaryOp(op, operand):
            parts = [(operand, op)]
        case ast.BoolOp(op, [first, *more]):
            parts = [(first, sign), *((one, op) for one in more)]
        case ast.Compare(left, ops, others):
            parts = [(left, sign), *zip(others, ops, strict=True)]
        case _:
            parts = []
    for part, before in parts:
        if isinstance(part, OPERATION) and not _has_parentheses(program, part):
            yield from _row(program, part, before)
        else:
            yield Operand(_with_parentheses(program, part), before)


def _with_parentheses(program: Program, node: ast.expr) -> Span:
    start, end = program.span(node)
    if isinstance(node, OPERATION):
        return program.source.rindex("(", 0, start), program.source.index(")", end) + 1
    return start, end


def _grouped(program: Program, node: ast.expr, row: list[Operand]) -> Iterator[Edit]:
    start, end = program.span(node)
    there, whole = program.source[start:end], ast.dump(node)
    for one, other in combinations(range(len(row)), 2):
        inside = [operand.sign for operand in row[one + 1 : other + 1]]
        outside = row[one].sign, row[other + 1].sign if other + 1 < len(row) else None
        if _may_be_meant(inside, outside):
            first, last = row[one].place[0], row[other].place[1]
            new = f"{there[: first - start]}({there[first - start : last - start]})"
            new += there[last - start :]
            if ast.dump(ast.parse(f"({new})", mode="eval").body) != whole:
                cost = 1 if min(map(_level, inside)) < SUMS else 2
                pieces = (first, first, "("), (last, last, ")")
                yield Edit("grouping", cost, program.line_at(first), pieces, there, new)


def _may_be_meant(inside: list[ast.AST | None], outside: tuple[ast.AST | None, ...]) -> bool:
    """Return True for all neighbours of one sign next to one that binds tighter, or as tight."""
    sign = min(inside, key=_level)
    level, around = _level(sign), [one for one in outside if one]
    if level in (NOT, COMPARED) or any(type(one) is type(sign) for one in around):
        return False
    if level < NOT and any(_level(one) > NOT for one in around):
        return False  # a condition, which nothing is computed with
    return any(_level(one) >= level for one in around)


def _level(sign: ast.AST | None) -> int:
    return next(level for level, kinds in enumerate(LEVELS) if isinstance(sign, kinds))
