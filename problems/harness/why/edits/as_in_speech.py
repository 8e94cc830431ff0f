"""Edits of conditions that are put as in speech: `x in a or b`, `x in (a, b)` where a is a list."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from harness.why.edit import Edit, replace
from harness.why.edits.names import name_of
from harness.why.program import Program

CONTAINER = ast.Name | ast.Attribute | ast.Subscript


def edits(program: Program) -> Iterator[Edit]:
    """Yield each condition in full."""
    tables = {
        program.text(node.value.value)
        for node in program.nodes
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript)
    }
    for node in program.nodes:
        match node:
            case ast.Compare(item, [ast.In() | ast.NotIn() as op], [ast.Name(table) as whole]) if (
                table in tables
            ):
                every, word = ("any", "in") if isinstance(op, ast.In) else ("all", "not in")
                new = f"{every}({program.text(item)} {word} row for row in {table})"
                yield replace(program, "nested", 1, node, new).quoting(program.text(whole))
            case ast.BoolOp(_, [ast.Compare(_, [ast.In() | ast.NotIn()]) as first, *others]):
                if bare := [one for one in others if isinstance(one, CONTAINER)]:
                    yield _in_full(program, node, first, bare)
            case ast.BoolOp(
                values=[ast.Subscript() as cell, ast.Compare(ast.Subscript(), [_]) as first, *_]
            ):
                yield _compared_too(program, first, [cell])
            case ast.BoolOp(_, [ast.Compare(left, [ast.Eq() | ast.NotEq()]) as first, *others]):
                if all(isinstance(one, ast.Constant) for one in others):
                    yield _in_full(program, node, first, others)
                cells = [one for one in others if isinstance(one, ast.Subscript)]
                if cells and isinstance(left, ast.Subscript):
                    yield _compared_too(program, first, cells)
            case ast.Compare(
                item, [ast.In() | ast.NotIn() as op], [ast.Tuple(parts) | ast.List(parts) as whole]
            ) if len(parts) > 1 and all(map(name_of, parts)):
                word = "in" if isinstance(op, ast.In) else "not in"
                joint = "or" if word == "in" else "and"
                asked = (f"{program.text(item)} {word} {program.text(one)}" for one in parts)
                new = f"({f' {joint} '.join(asked)})"
                piece = *program.span(node), new
                yield Edit(
                    "nested", 2, program.line_at(piece[0]), (piece,), program.text(whole), new
                )


def _compared_too(program: Program, first: ast.Compare, bare: list[ast.Subscript]) -> Edit:
    """Return `a[r] == d or b[r] == d` for `a[r] == d or b[r]`."""
    asked = program.source[program.span(first.left)[1] : program.span(first)[1]]
    places = [program.span(one) for one in bare]
    pieces = tuple((end, end, asked) for _, end in places)
    old = program.text(bare[0])
    return Edit("look_missing", 1, program.line_at(places[0][0]), pieces, old, asked)


def _in_full(
    program: Program, node: ast.BoolOp, first: ast.Compare, bare: Sequence[ast.expr]
) -> Edit:
    """Return `x in a or x in b` for `x in a or b`."""
    start, end = program.span(first)[0], program.span(first.comparators[0])[0]
    asked = program.source[start:end]
    places = (program.span(other)[0] for other in bare)
    pieces = tuple((place, place, asked) for place in places)
    line = program.line_at(start)
    if len(bare) == len(node.values) - 1:
        return Edit("look_missing", 1, line, pieces, program.text(node), asked)
    old = program.text(bare[0])
    return Edit("look_missing", 1, line, pieces, old, asked + old)
