"""Edits by rewrite rules: code that matches the left side of a row is replaced with the right side.

An expression is replaced whole. In statements, and in patterns with `...`, only the differences are
replaced: expressions, added or removed statements, or else the statements with their blocks.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from harness.kind import SURE, Kind, Row, rows_of
from harness.why.edit import Edit, indented, insert, joined_edits, lines_of, replace
from harness.why.edits.where import WHERE
from harness.why.kinds import KINDS
from harness.why.patterns import (
    Found,
    expanded,
    fill,
    forms,
    is_block,
    is_gap,
    match_block,
)
from harness.why.program import Program

TARGETS = ast.Name | ast.Attribute | ast.Subscript | ast.Tuple | ast.List
TAIL = ast.Constant(..., kind="tail")
"""Matches the statements of a block after the statements of a row."""


class Slip(NamedTuple):
    """A row of a kind with its parsed patterns and conditions, ready to be matched."""

    kind: Kind
    cost: int
    there: Sequence[ast.AST]
    meant: Sequence[ast.AST]
    text: str
    """The right side of the row as text."""
    partly: bool
    """True if only the parts of an expression that differ are replaced."""
    conditions: Sequence[tuple[str, str, bool]]
    """A gap ('' for the whole node), a condition, and True unless the condition is negated."""


def edits(program: Program, extra: Sequence[Kind] = ()) -> Iterator[Edit]:
    """Yield the edits of all rows.

    Args:
        program: the source.
        extra: kinds that the problem adds.
    """
    slips = _by_look((*KINDS, *extra))
    for node in program.nodes:
        if isinstance(node, ast.expr | ast.stmt):
            look = _look(node)
            for end in range(len(look) + 1):
                for slip in slips.get(look[:end], ()):
                    yield from _meant(program, node, slip)


@cache
def _by_look(kinds: Sequence[Kind]) -> Mapping[tuple[object, ...], list[Slip]]:
    """Return the slips of some kinds, indexed by the outermost node that they match."""
    found = defaultdict[tuple[object, ...], list[Slip]](list)
    for kind in kinds:
        for row in rows_of(kind):
            slip = _slip(kind, row)
            found[_look(slip.there[0])].append(slip)
    return found


def _look(form: ast.AST) -> tuple[object, ...]:
    """Return the index key of a node or a pattern; it is shorter where a pattern has a gap."""
    match form:
        case ast.Name() if is_gap(form):
            return ()
        case ast.Expr(value):
            return "statement", *_look(value)
        case ast.Call(ast.Name(name) | ast.Attribute(_, name)) if name[0] != "_":
            return ast.Call, name
        case ast.BinOp(_, op):
            return ast.BinOp, type(op)
        case ast.BoolOp(op) | ast.UnaryOp(op):
            return type(form), type(op)
        case ast.Compare(ops=ops):
            return ast.Compare, *map(type, ops[:1])
    return (type(form),)


def _slip(kind: Kind, row: Row) -> Slip:
    _, there, meant, where, _ = row
    conditions = [_condition(one) for one in where.split(", ") if one]
    alone = ("", "statement", True)
    ones, others = forms(there), forms(meant)
    if alone in conditions or not all(isinstance(one[0], ast.expr) for one in (ones, others)):
        ones, others = forms(there, statements=True), forms(meant, statements=True)
        conditions = [one for one in conditions if one != alone]
    partly = kind.part or "..." in there
    return Slip(kind, row.cost, ones, others, meant, partly, conditions)


def _condition(text: str) -> tuple[str, str, bool]:
    gap, _, word = text.rpartition(": ")
    return f"_{gap}" if gap else "", word.removeprefix("not "), not word.startswith("not ")


def _meant(program: Program, node: ast.expr | ast.stmt, slip: Slip) -> Iterator[Edit]:
    """Yield the edits of a node that one slip allows."""
    nodes, there = [node], slip.there
    if isinstance(node, ast.stmt):
        block = program.block_of[node]
        nodes, there = [*block[block.index(node) :]], [*there, TAIL]
    for found in match_block(there, nodes):
        if all(_is_so(program, node, found, *one) for one in slip.conditions):
            if isinstance(node, ast.stmt):
                some = nodes[: len(nodes) - len(found["tail"])]
                made = _of_statements(program, some, slip, found)  # type: ignore[arg-type]
            else:
                made = _of_expression(program, node, slip, found)
            quoted = found.get(slip.kind.quoted)
            yield from (one.quoting(program.text(quoted)) if quoted else one for one in made)


def _is_so(
    program: Program, node: ast.AST, found: Found, gap: str, word: str, wanted: bool
) -> bool:
    part = found[gap] if gap else node
    if word[0].isupper():
        return (type(part).__name__ in word.split("|")) is wanted
    return WHERE[word](program, part) is wanted


def _of_expression(program: Program, node: ast.expr, slip: Slip, found: Found) -> Iterator[Edit]:
    """Yield the edits of an expression; none if it is assigned to and the new one cannot be."""
    kind, cost = slip.kind, slip.cost
    if slip.partly:
        yield from _in_parts(program, node, slip.there[0], slip.meant[0], slip, found)
    elif isinstance(getattr(node, "ctx", None), ast.Store) and (
        kind.sure or not isinstance(slip.meant[0], TARGETS)
    ):
        return
    else:
        sure = kind.sure and WHERE[kind.sure](program, node)
        new = fill(program, slip.text, found)
        yield replace(program, kind.name, SURE if sure else cost, node, new)


def _of_statements(
    program: Program, nodes: Sequence[ast.stmt], slip: Slip, found: Found
) -> Iterator[Edit]:
    """Yield the edits of statements, without the first and last ones that stay."""
    kind, cost = slip.kind.name, slip.cost
    ones, others = expanded(slip.there, found), expanded(slip.meant, found)
    first, last = 0, 0
    while first < min(len(ones), len(others)) and _alike(ones[first], others[first]):
        first += 1
    while last < min(len(ones), len(others)) - first and _alike(ones[~last], others[~last]):
        last += 1
    old, there = nodes[first : len(nodes) - last], ones[first : len(ones) - last]
    meant = others[first : len(others) - last]
    if not old:
        code = "\n".join(_written(program, one, found, "") for one in meant)
        target = nodes[first - 1] if first else nodes[0]
        yield insert(program, kind, cost, target, code, before=not first)
    elif len(old) == len(meant) == 1 and not isinstance(there[0], ast.Expr):
        yield from _in_parts(program, old[0], there[0], meant[0], slip, found)
    else:
        yield from _rewritten(program, old, there, meant, slip, found)


def _in_parts(
    program: Program, node: ast.AST, there: ast.AST, meant: ast.AST, slip: Slip, found: Found
) -> Iterator[Edit]:
    """Yield one edit of all differing expressions of a node, or of the whole statement."""
    parts = list(_parts(node, there, meant, found))
    changes = [
        replace(program, slip.kind.name, slip.cost, part, fill(program, ast.unparse(new), found))
        for part, new in parts
        if isinstance(part, ast.expr)
    ]
    if len(changes) < len(parts) and isinstance(node, ast.stmt):
        yield from _rewritten(program, [node], [there], [meant], slip, found)
    elif whole := joined_edits(changes, slip.cost):
        yield whole


def _parts(
    node: ast.AST, there: ast.AST, meant: ast.AST, found: Found
) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield the innermost nodes that differ from the right side, each with its replacement."""
    if _alike(there, meant):
        return
    inner = list[tuple[ast.AST, ast.AST]]()
    whole = is_gap(there) or type(there) is not type(meant)
    for field in () if whole else meant._fields:
        nodes, ones, others = (
            expanded(value if isinstance(value := getattr(one, field), list) else [value], found)
            for one in (node, there, meant)
        )
        whole |= len(ones) != len(others)
        for part, one, other in zip(nodes, ones, others, strict=False):
            if isinstance(one, ast.AST) and isinstance(other, ast.AST):
                inner += _parts(part, one, other, found)
            else:
                whole |= one != other
    if inner and not whole:
        yield from inner
    elif isinstance(node, ast.expr | ast.stmt):
        yield node, meant


def _alike(one: ast.AST, other: ast.AST) -> bool:
    return one is other or ast.dump(one) == ast.dump(other)


def _rewritten(
    program: Program,
    nodes: Sequence[ast.stmt],
    there: Sequence[ast.AST],
    meant: Sequence[ast.AST],
    slip: Slip,
    found: Found,
) -> Iterator[Edit]:
    """Yield the edit that replaces whole statements and keeps their blocks."""
    (start, _), (_, end) = program.span(nodes[0]), program.span(nodes[-1])
    indent = program.indent(nodes[0].lineno)
    new = "\n".join(_written(program, one, found, indent) for one in meant)[len(indent) :]
    inside = [part for one in nodes for part in ast.walk(one) if isinstance(part, ast.stmt)]
    apart = all(map(program.has_own_lines, inside))
    blocks = any(is_block(part) for one in there for part in ast.walk(one))
    if program.is_elif(nodes[0]) or (not apart and (blocks or "\n" in new)):
        return
    if not blocks:
        yield replace(program, slip.kind.name, slip.cost, (start, end), new)
        return
    end = lines_of(program, nodes[-1])[1]
    end -= program.source[end - 1] == "\n"
    edit = replace(program, slip.kind.name, slip.cost, (start, end), new)
    ((start, end, new),) = edit.pieces  # without the parts of the blocks that stay
    yield Edit(
        edit.kind, edit.cost, program.line_at(start), edit.pieces, program.source[start:end], new
    )


def _written(program: Program, meant: ast.AST, found: Found, indent: str) -> str:
    """Return the text of a statement of the program, or of a row with its gaps filled."""
    if isinstance(meant, ast.stmt) and meant in program.parents:
        return indented(program, meant, indent)
    lines = list[str]()
    for line in fill(program, ast.unparse(meant), found).split("\n"):
        level = indent + program.unit * ((len(line) - len(line.lstrip(" "))) // 4)
        if block := found.get(line.strip()):
            lines += [indented(program, one, level) for one in block]
        else:
            lines.append(level + line.lstrip(" "))
    return "\n".join(lines)
