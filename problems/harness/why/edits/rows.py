"""Edits by rows: what is written like one side of a row of a kind, put as the other side has it.

An expression is replaced whole. Of a statement, or of a pattern with `...`, only the expressions
that differ are; statements that the other side has before or after it are added.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from harness.kind import SURE, Kind, Row, rows_of
from harness.why.edit import Edit, insert, joined_edits, lay_out, replace
from harness.why.edits.where import WHERE
from harness.why.kinds import KINDS
from harness.why.patterns import Found, forms, is_gap, is_rest, match_block
from harness.why.patterns import fill as filled
from harness.why.program import Program

Path: TypeAlias = tuple[tuple[str, int | None], ...]
"""The fields, and the places in lists, that lead from a tree to a part of it."""
TARGETS = ast.Name | ast.Attribute | ast.Subscript | ast.Tuple | ast.List


class Slip(NamedTuple):
    """One meaning of a row, with what can be worked out before a program is seen."""

    kind: Kind
    cost: int
    there: Sequence[ast.AST]
    meant: str
    added: str
    """Statements that the meaning adds; '' if it replaces something."""
    before: bool
    """True if they come before what is there."""
    parts: Sequence[tuple[str | Path, str]]
    """The places where the meaning differs, with their texts; empty if all of it is replaced."""
    conditions: Sequence[tuple[str, str, bool]]
    """A gap, or '' for the whole, with a word and what it must be."""


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
    """Return the slips of some kinds by how the code looks that they are for."""
    found = defaultdict[tuple[object, ...], list[Slip]](list)
    for kind in kinds:
        for row in rows_of(kind):
            slip = _slip(kind, row)
            found[_look(slip.there[0])].append(slip)
    return found


def _look(form: ast.AST) -> tuple[object, ...]:
    """Return what code is by its outermost node; less if a pattern has a gap there."""
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
    ones, others = forms(there), forms(meant)
    is_statement = not isinstance(ones[0], ast.expr) or not isinstance(others[0], ast.expr)
    conditions = [_condition(one) for one in where.split(", ") if one]
    if ("", "statement", True) in conditions:
        is_statement = True
        conditions.remove(("", "statement", True))
    if is_statement:
        ones, others = ast.parse(there).body, ast.parse(meant).body
    dumps, meant_dumps = [ast.dump(one) for one in ones], [ast.dump(one) for one in others]
    extra = len(others) - len(ones)
    if extra > 0 and meant_dumps[:-extra] == dumps:
        added, before = _code(others[-extra:]), False
    elif extra > 0 and meant_dumps[extra:] == dumps:
        added, before = _code(others[:extra]), True
    else:
        added, before = "", False
        meant = _code(others) if is_statement else meant
    partly = (
        (is_statement and not isinstance(ones[0], ast.Expr))
        or kind.part
        or any(map(is_rest, ast.walk(ones[0])))
    )
    parts = list(_parts(ones[0], others[0])) if partly and not added and not extra else []
    return Slip(kind, row.cost, ones, meant, added, before, parts, conditions)


def _code(statements: Sequence[ast.AST]) -> str:
    """Return statements as code, each on its own lines."""
    return "\n".join(map(ast.unparse, statements))


def _condition(text: str) -> tuple[str, str, bool]:
    gap, _, word = text.rpartition(": ")
    return f"_{gap}" if gap else "", word.removeprefix("not "), not word.startswith("not ")


def _parts(one: ast.AST, other: ast.AST, path: Path = ()) -> Iterator[tuple[str | Path, str]]:
    """Yield where two trees differ, by a gap or by the way there, and what the other has there."""
    if ast.dump(one) == ast.dump(other):
        return
    inner = list[tuple[str | Path, str]]()
    whole = type(one) is not type(other) or is_gap(one)
    for field in () if whole else one._fields:
        a, b = getattr(one, field), getattr(other, field)
        ones, others = (a, b) if isinstance(a, list) else ([a], [b])
        whole |= len(ones) != len(others)
        for at, (left, right) in enumerate(zip(ones, others, strict=False)):
            if isinstance(left, ast.AST) and isinstance(right, ast.AST):
                inner += _parts(left, right, (*path, (field, at if a is ones else None)))
            else:
                whole |= left != right
    if inner and not whole:
        yield from inner
    elif isinstance(one, ast.expr):
        yield one.id if isinstance(one, ast.Name) and is_gap(one) else path, ast.unparse(other)


def _meant(program: Program, node: ast.expr | ast.stmt, slip: Slip) -> Iterator[Edit]:
    """Yield the edits that one slip makes of a node."""
    nodes: Sequence[ast.AST] = [node]
    if isinstance(node, ast.stmt) and len(slip.there) > 1:
        block = program.block_of[node]
        at = block.index(node)
        nodes = block[at : at + len(slip.there)]
    for found in match_block(slip.there, nodes):
        if all(_is_so(program, node, found, *one) for one in slip.conditions):
            yield from _edit(program, nodes, slip, found)


def _is_so(
    program: Program, node: ast.AST, found: Found, gap: str, word: str, wanted: bool
) -> bool:
    part = found[gap] if gap else node
    if word[0].isupper():
        return (type(part).__name__ in word.split("|")) is wanted
    return WHERE[word](program, part) is wanted


def _edit(program: Program, nodes: Sequence[ast.AST], slip: Slip, found: Found) -> Iterator[Edit]:
    first, last = nodes[0], nodes[-1]
    kind = slip.kind.name
    if slip.added:
        code = lay_out(program, filled(program, slip.added, found))
        target = first if slip.before else last
        assert isinstance(target, ast.stmt)  # noqa: S101 - only statements are added to
        yield insert(program, kind, slip.cost, target, code, before=slip.before)
    elif slip.parts:
        changes = [
            replace(program, kind, slip.cost, part, filled(program, new, found))
            for path, new in slip.parts
            if (part := found.get(path) if isinstance(path, str) else _at(first, path))
        ]
        if len(changes) == len(slip.parts) and (whole := joined_edits(changes, slip.cost)):
            yield whole
    elif isinstance(first, ast.expr):
        stored = isinstance(getattr(first, "ctx", None), ast.Store)
        if stored and (slip.kind.sure or not isinstance(forms(slip.meant)[0], TARGETS)):
            return
        sure = slip.kind.sure and WHERE[slip.kind.sure](program, first)
        new = filled(program, slip.meant, found)
        yield replace(program, kind, SURE if sure else slip.cost, first, new)
    else:
        assert isinstance(first, ast.stmt) and isinstance(last, ast.stmt)  # noqa: S101, PT018
        place = program.span(first)[0], program.span(last)[1]
        new = lay_out(program, filled(program, slip.meant, found))
        if "\n" in new and not program.has_own_lines(first):
            return
        new = new.replace("\n", f"\n{program.indent(first.lineno)}")
        yield replace(program, kind, slip.cost, place, new)


def _at(node: ast.AST, path: Path) -> ast.expr | None:
    """Return the part of a tree that a path leads to."""
    part: object = node
    for field, place in path:
        part = getattr(part, field)
        if place is not None and isinstance(part, list):
            part = part[place]
    return part if isinstance(part, ast.expr) else None
