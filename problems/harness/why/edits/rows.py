"""Edits by rewrite rules: code that matches the left side of a row is replaced with the right side.

An expression is replaced whole. In statements, and in patterns with `...`, only the differences are
replaced: expressions, added or removed statements, or else the statements with their blocks.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from harness.kind import SURE, Kind, Row
from harness.why.edit import Edit, indented, insert, joined_edits, lines_of, replace
from harness.why.edits.where import WHERE
from harness.why.kinds import KINDS
from harness.why.patterns import Captures, expanded, fill, is_block, is_gap, match_block, parse
from harness.why.program import Program

TARGETS = ast.Name | ast.Attribute | ast.Subscript | ast.Tuple | ast.List
OPERATORS = ast.operator | ast.unaryop | ast.cmpop | ast.boolop
TAIL = ast.Name("REST")
"""Matches the statements of a block after the statements of a row."""


class Slip(NamedTuple):
    """A row of a kind with its parsed patterns and conditions, ready to be matched."""

    kind: Kind
    cost: int
    wrong: Sequence[ast.AST]
    right: Sequence[ast.AST]
    text: str
    """The right side of the row as text."""
    in_parts: bool
    """True if only the parts of an expression that differ are replaced."""
    conditions: Sequence[tuple[str, str, bool]]
    """A gap ('' for the whole node), a condition, and True unless the condition is negated."""


def edits(program: Program, extra: Sequence[Kind] = ()) -> Iterator[Edit]:
    """Yield the edits of all rows.

    Args:
        program: the source.
        extra: kinds that the problem adds.
    """
    slips = _slips_by_key((*KINDS, *extra))
    for node in program.nodes:
        if isinstance(node, ast.expr | ast.stmt):
            key = _index_key(node)
            for end in range(len(key) + 1):
                for slip in slips.get(key[:end], ()):
                    yield from _slip_edits(program, node, slip)


@cache
def _slips_by_key(kinds: Sequence[Kind]) -> Mapping[tuple[object, ...], list[Slip]]:
    """Return the slips of some kinds, indexed by the outermost node that they match."""
    slips = defaultdict[tuple[object, ...], list[Slip]](list)
    for kind in kinds:
        for row in kind.rows:
            slip = _parse_row(kind, row)
            slips[_index_key(slip.wrong[0])].append(slip)
    return slips


def _index_key(node: ast.AST) -> tuple[object, ...]:
    """Return the index key of a node or a pattern; it is shorter where a pattern has a gap."""
    match node:
        case ast.Name() if is_gap(node):
            return ()
        case ast.Expr(value):
            return "statement", *_index_key(value)
        case ast.Call(ast.Name(name) | ast.Attribute(_, name)) if name[0] != "_":
            return ast.Call, name
        case ast.BinOp(_, op):
            return ast.BinOp, type(op)
        case ast.BoolOp(op) | ast.UnaryOp(op):
            return type(node), type(op)
        case ast.Compare(ops=ops):
            return ast.Compare, *map(type, ops[:1])
    return (type(node),)


def _parse_row(kind: Kind, row: Row) -> Slip:
    _, wrong, right, where = row
    conditions = [_condition(one) for one in where.split(", ") if one]
    marker = ("", "statement", True)
    wrongs, rights = parse(wrong), parse(right)
    if marker in conditions or not all(isinstance(one[0], ast.expr) for one in (wrongs, rights)):
        wrongs, rights = parse(wrong, statements=True), parse(right, statements=True)
        conditions = [one for one in conditions if one != marker]
    in_parts = kind.part or "..." in wrong
    return Slip(kind, row.cost, wrongs, rights, right, in_parts, conditions)


def _condition(text: str) -> tuple[str, str, bool]:
    gap, _, word = text.rpartition(": ")
    return f"_{gap}" if gap else "", word.removeprefix("not "), not word.startswith("not ")


def _slip_edits(program: Program, node: ast.expr | ast.stmt, slip: Slip) -> Iterator[Edit]:
    """Yield the edits of a node that one slip allows."""
    nodes, patterns = [node], slip.wrong
    if isinstance(node, ast.stmt):
        block = program.block_of[node]
        nodes, patterns = [*block[block.index(node) :]], [*patterns, TAIL]
    for captures in match_block(patterns, nodes):
        if all(_condition_holds(program, node, captures, *one) for one in slip.conditions):
            if isinstance(node, ast.stmt):
                statements = nodes[: len(nodes) - len(captures["REST"])]
                edits = _statement_edits(program, statements, slip, captures)  # type: ignore[arg-type]
            else:
                edits = _expression_edits(program, node, slip, captures)
            quoted = captures.get(slip.kind.quoted_gap)
            yield from (one.quoting(program.text(quoted)) if quoted else one for one in edits)


def _condition_holds(
    program: Program, node: ast.AST, captures: Captures, gap: str, word: str, expected: bool
) -> bool:
    operand = captures[gap] if gap else node
    if word[0].isupper():
        return (type(operand).__name__ in word.split("|")) is expected
    return WHERE[word](program, operand) is expected


def _expression_edits(
    program: Program, node: ast.expr, slip: Slip, captures: Captures
) -> Iterator[Edit]:
    """Yield the edits of an expression; none if it is assigned to and the new one cannot be."""
    kind, cost = slip.kind, slip.cost
    if slip.in_parts:
        yield from _part_edits(program, node, slip.wrong[0], slip.right[0], slip, captures)
    elif isinstance(getattr(node, "ctx", None), ast.Store) and (
        kind.sure_if or not isinstance(slip.right[0], TARGETS)
    ):
        return
    else:
        sure = kind.sure_if and WHERE[kind.sure_if](program, node)
        new = fill(program, slip.text, captures)
        yield replace(program, kind.name, SURE if sure else cost, node, new)


def _statement_edits(
    program: Program, nodes: Sequence[ast.stmt], slip: Slip, captures: Captures
) -> Iterator[Edit]:
    """Yield the edits of statements, without unchanged statements at the start and end."""
    kind, cost = slip.kind.name, slip.cost
    wrongs, rights = expanded(slip.wrong, captures), expanded(slip.right, captures)
    first, last = 0, 0
    while first < min(len(wrongs), len(rights)) and _equal(wrongs[first], rights[first]):
        first += 1
    while last < min(len(wrongs), len(rights)) - first and _equal(wrongs[~last], rights[~last]):
        last += 1
    old, wrong = nodes[first : len(nodes) - last], wrongs[first : len(wrongs) - last]
    right = rights[first : len(rights) - last]
    if not old:
        code = "\n".join(_statement_text(program, one, captures, "") for one in right)
        target = nodes[first - 1] if first else nodes[0]
        yield insert(program, kind, cost, target, code, before=not first)
    elif len(old) == len(right) == 1 and not isinstance(wrong[0], ast.Expr):
        yield from _part_edits(program, old[0], wrong[0], right[0], slip, captures)
    else:
        yield from _block_edit(program, old, wrong, right, slip, captures)


def _part_edits(
    program: Program, node: ast.AST, wrong: ast.AST, right: ast.AST, slip: Slip, captures: Captures
) -> Iterator[Edit]:
    """Yield one edit of all differing expressions of a node, or of the whole statement."""
    parts = list(_differing_parts(node, wrong, right, captures))
    edits = [
        replace(program, slip.kind.name, slip.cost, part, _expression_text(program, new, captures))
        for part, new in parts
        if isinstance(part, ast.expr)
    ]
    if len(edits) < len(parts) and isinstance(node, ast.stmt):
        yield from _block_edit(program, [node], [wrong], [right], slip, captures)
    elif whole := joined_edits(edits, slip.cost):
        yield whole


def _differing_parts(
    node: ast.AST, wrong: ast.AST, right: ast.AST, captures: Captures
) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield the innermost nodes that differ from the right side, each with its replacement."""
    if _equal(wrong, right):
        return
    inner = list[tuple[ast.AST, ast.AST]]()
    whole = is_gap(wrong) or type(wrong) is not type(right)
    for field in () if whole else right._fields:
        values = [getattr(one, field) for one in (node, wrong, right)]
        nodes, *sides = [one if isinstance(one, list) else [one] for one in values]
        wrongs, rights = (expanded(one, captures) for one in sides)
        whole |= len(wrongs) != len(rights)
        for part, one, other in zip(nodes, wrongs, rights, strict=False):
            if isinstance(one, OPERATORS):
                whole |= type(one) is not type(other)
            elif isinstance(one, ast.AST) and isinstance(other, ast.AST):
                inner += _differing_parts(part, one, other, captures)
            else:
                whole |= one != other
    if inner and not whole:
        yield from inner
    elif isinstance(node, ast.expr | ast.stmt):
        yield node, right


def _equal(one: ast.AST, other: ast.AST) -> bool:
    return one is other or ast.dump(one) == ast.dump(other)


def _block_edit(
    program: Program,
    nodes: Sequence[ast.stmt],
    wrong: Sequence[ast.AST],
    right: Sequence[ast.AST],
    slip: Slip,
    captures: Captures,
) -> Iterator[Edit]:
    """Yield the edit that replaces whole statements and keeps their blocks."""
    (start, _), (_, end) = program.span(nodes[0]), program.span(nodes[-1])
    indent = program.indent(nodes[0].lineno)
    new = "\n".join(_statement_text(program, one, captures, indent) for one in right)[len(indent) :]
    inside = [part for one in nodes for part in ast.walk(one) if isinstance(part, ast.stmt)]
    own_lines = all(map(program.has_own_lines, inside))
    blocks = any(is_block(part) for one in wrong for part in ast.walk(one))
    if program.is_elif(nodes[0]) or (not own_lines and (blocks or "\n" in new)):
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


def _expression_text(program: Program, expression: ast.AST, captures: Captures) -> str:
    """Return the text of an expression of the program, or of a row with its gaps filled."""
    if isinstance(expression, ast.expr) and expression in program.parents:
        return program.text(expression)  # its names may look like gaps
    return fill(program, ast.unparse(expression), captures)


def _statement_text(program: Program, statement: ast.AST, captures: Captures, indent: str) -> str:
    """Return the text of a statement of the program, or of a row with its gaps filled."""
    if isinstance(statement, ast.stmt) and statement in program.parents:
        return indented(program, statement, indent)
    lines = list[str]()
    for line in fill(program, ast.unparse(statement), captures).split("\n"):
        level = indent + program.unit * ((len(line) - len(line.lstrip(" "))) // 4)
        if isinstance(block := captures.get(line.strip()), list):  # it may be empty
            lines += [indented(program, one, level) for one in block]
        else:
            lines.append(level + line.lstrip(" "))
    return "\n".join(lines)
