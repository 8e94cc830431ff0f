"""Edits of ranges: what ends at an index and not at the end, and a number out of its series."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import TypeAlias

from harness.why.edit import Edit, replace
from harness.why.program import Function, Program, Span

Number: TypeAlias = tuple[int, list[ast.Constant]]
"""A number of a series, and the constants that move with it."""

FEWEST = 3
"""Numbers that make a series."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield loops and slices with another end, and series of numbers that are even."""
    ends = _ends(program)
    for node in program.nodes:
        match node:
            case ast.Call(ast.Name("range"), [*_, ast.Name() as end]):
                for other in ends:
                    yield replace(program, "range", 2, end, other)
            case ast.List() | ast.Set() | ast.Tuple():
                constants = [one for one in node.elts if isinstance(one, ast.Constant)]
                row = [(one.value, [one]) for one in constants if type(one.value) is int]
                yield from _evenly(program, row if len(row) == len(node.elts) else [])
            case ast.stmt():
                yield from _even_slices(program, node)
    for function in program.functions:
        yield from _to_the_end(program, function, ends)


def _ends(program: Program) -> list[str]:
    """Return the constants that loops end at."""
    ranges = (one for one in program.nodes if isinstance(one, ast.Call) and one.args)
    ends = {one.args[-1] for one in ranges if program.text(one.func) == "range"}
    return sorted({program.text(one) for one in ends if type(one) is ast.Constant})


def _to_the_end(program: Program, function: Function, ends: Sequence[str]) -> Iterator[Edit]:
    """Yield all loops and slices of a function that end at an index with what comes after it."""
    spans: list[tuple[Span, bool]] = []
    for node in program.inside[function]:
        match node:
            case ast.Call(ast.Name("range"), [ast.Name() as end]):
                spans.append((program.span(end), True))
            case ast.Slice(None, ast.Name() as end, None):
                spans.append((program.span(end), False))
    loops = [span for span, is_loop in spans if is_loop]
    for last in ends if loops and len(spans) > 1 else ():
        pieces = tuple((*span, last * is_loop) for span, is_loop in sorted(spans))
        first = pieces[0][0]
        old = program.source[slice(*pieces[0][:2])]
        yield Edit("range", 2, program.line_at(first), pieces, old, last)


def _even_slices(program: Program, statement: ast.stmt) -> Iterator[Edit]:
    """Yield `s[k + 18:k + 21]` for the third slice of a row of them, both ends moved."""
    rows: dict[str, list[tuple[Span, Number]]] = defaultdict(list)
    parts = (node for node in ast.iter_child_nodes(statement) if isinstance(node, ast.expr))
    for node in (node for part in parts for node in ast.walk(part)):
        match node:
            case ast.Slice(ast.Name(name) as place):
                rows[name].append((program.span(place), (0, [])))
            case ast.Slice(
                ast.BinOp(ast.Name(name) as place, ast.Add(), ast.Constant(int(number)) as start),
                ast.BinOp(ast.Name(), ast.Add(), ast.Constant() as end),
            ):
                rows[name].append((program.span(place), (number, [start, end])))
    for row in rows.values():
        yield from _evenly(program, [number for _, number in sorted(row, key=itemgetter(0))])


def _evenly(program: Program, row: Sequence[Number]) -> Iterator[Edit]:
    """Yield the last number of a series as far from the others as they are, and what goes along."""
    numbers = [number for number, _ in row]
    if len(row) < FEWEST:
        return
    step = numbers[1] - numbers[0]
    last = numbers[0] + step * (len(row) - 1)
    even = [*range(numbers[0], last, step)] if step else numbers
    if numbers[:-1] == even and numbers[-1] != last:
        pieces = tuple(
            (*program.span(one), str(one.value + last - numbers[-1]))
            for one in row[-1][1]
            if isinstance(one.value, int)
        )
        for start, end, _ in pieces[:1]:
            old = program.source[start:end]
            yield Edit("number", 1, program.line_at(start), pieces, old, str(last))
