"""Edits of an order: two indexes, arguments or names that have changed places, a step more."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, pairwise

from harness.why.edit import Edit, joined_edits, replace
from harness.why.edits.names import roles_of
from harness.why.program import Part, Program, called


def edits(program: Program) -> Iterator[Edit]:
    """Yield edits that exchange neighbours, and that add a step to an index or an argument."""
    for node in program.nodes:
        match node:
            case ast.Subscript(ast.Subscript(_, inner), outer):
                yield _exchanged(program, inner, outer)
            case ast.Call(_, arguments):
                yield from (_exchanged(program, *pair) for pair in pairwise(arguments))
                for one in arguments if called(program, node) else ():
                    yield from _stepped(program, one)
            case ast.FunctionDef(args=ast.arguments(args=parameters)):
                named = [one for one in parameters if one.arg != "self"]
                yield from (_exchanged(program, *pair) for pair in pairwise(named))
            case ast.Tuple(elements):
                for pair in pairwise(elements):
                    if {type(one) for one in pair} <= {ast.Name, ast.BinOp}:
                        yield _exchanged(program, *pair)
        if isinstance(node, ast.Subscript):
            yield from _stepped(program, node.slice)
    yield from _exchanged_places(program)
    yield from _exchanged_in_formulas(program)
    yield from _exchanged_in_lines(program)
    yield from _backwards(program)


def _exchanged(program: Program, one: Part, other: Part) -> Edit:
    first, second = program.span(one), program.span(other)
    texts = program.text(one), program.text(other)
    pieces = (*first, texts[1]), (*second, texts[0])
    return Edit("order", 2, program.line_at(first[0]), pieces, *texts)


def _exchanged_places(program: Program) -> Iterator[Edit]:
    """Yield `rows[r] | cols[c]` for `rows[c] | cols[r]`, and for the same in a condition."""
    for node in program.nodes:
        parts: list[ast.expr] = []
        match node:
            case ast.BinOp(ast.BinOp(right=one) | one, _, other):
                parts = [one, other]
            case ast.BoolOp(values=values) | ast.Tuple(values):
                parts = [getattr(value, "comparators", [value])[-1] for value in values]
        places = [part.slice for part in parts if isinstance(part, ast.Subscript)]
        for pair in pairwise(places):
            if all(isinstance(place, ast.Name) for place in pair):
                yield _exchanged(program, *pair)


def _exchanged_in_formulas(program: Program) -> Iterator[Edit]:
    """Yield each formula in two names, such as `r // 3 * 3 + c // 3`, with the names exchanged."""
    for node in program.nodes:
        if isinstance(node, ast.BinOp) and not isinstance(program.parents[node], ast.BinOp):
            names = [one for one in ast.walk(node) if isinstance(one, ast.Name)]
            if len({one.id for one in names}) == len(names) == 2:
                yield _exchanged(program, *names)


def _stepped(program: Program, place: ast.expr) -> Iterator[Edit]:
    """Yield `k - 1` and `k + 1` for an index or an argument `k`."""
    if isinstance(place, ast.Name | ast.Call):
        text = program.text(place)
        yield replace(program, "index_one_off", 3, place, f"{text} - 1")
        yield replace(program, "index_one_off", 4, place, f"{text} + 1")


def _exchanged_in_lines(program: Program) -> Iterator[Edit]:
    """Yield the edits that exchange two numbers everywhere in a line."""
    roles, lines = roles_of(program), defaultdict(list)
    for node in program.nodes:
        if isinstance(node, ast.Name) and roles.get(node.id, set()) & {"index", "number"}:
            lines[node.lineno].append(node)
    for nodes in lines.values():
        for one, other in combinations(sorted({node.id for node in nodes}), 2):
            new = {one: other, other: one}
            pair = [node for node in nodes if node.id in new]
            swapped = [replace(program, "order", 3, node, new[node.id]) for node in pair]
            if len(pair) > 2 and (edit := joined_edits(swapped, 3)):
                yield edit


def _backwards(program: Program) -> Iterator[Edit]:
    """Yield each loop from the end: what is put back goes in the opposite order."""
    for node in program.nodes:
        if isinstance(node, ast.For) and not isinstance(node.iter, ast.Constant):
            new = f"reversed({program.text(node.iter)})"
            yield replace(program, "direction", 2, node.iter, new)
