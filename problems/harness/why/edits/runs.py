"""Edits that move several statements at once: those at an end of a block, out of it or into one."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from harness.why.edit import Edit, indented, insert_before
from harness.why.edits.moves import OWNERS, WAYS_OUT, blocks_ending_at
from harness.why.edits.statements import is_docstring
from harness.why.program import Program

SIMPLE = ast.Assign | ast.AugAssign | ast.Expr | ast.Delete
MOST = 6
"""Statements that are moved at once."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield two or more neighbours in the block that ends before them, or around them."""
    for block in program.blocks:
        for at, statement in enumerate(block):
            before = block[at - 1] if at else None
            if before is None or isinstance(before, OWNERS | WAYS_OUT):
                run = run_from(program, block, at)
                if isinstance(before, OWNERS):
                    yield from _in(program, before, run)
                if run and run[-1] is block[-1] and isinstance(before, OWNERS | WAYS_OUT):
                    yield from _out(program, block, run)
                if run and before is None and run[-1] is not block[-1]:
                    yield from _before(program, run)
            if isinstance(statement, ast.For | ast.While) and at > 1:
                yield from _into_next(program, block, at)


def run_from(program: Program, block: Sequence[ast.stmt], at: int) -> list[ast.stmt]:
    """Return the next plain statements of a block that have their lines to themselves."""
    run: list[ast.stmt] = []
    for statement in block[at : at + MOST]:
        if not isinstance(statement, SIMPLE) or is_docstring(statement):
            break
        run.append(statement)
    while run and not _are_lines(program, run):
        run.pop()
    return run


def _are_lines(program: Program, run: Sequence[ast.stmt]) -> bool:
    """Return True if nothing else but a comment stands in the lines of some statements."""
    first, last = run[0], run[-1]
    start, end = program.span(first)[0], program.span(last)[1]
    before = program.source[program.start_of(first.lineno) : start].strip()
    behind = program.source[end : program.start_of(program.last_line(last) + 1)].strip()
    return not before and behind[:1] in ("", "#")


def _parts(program: Program, run: Sequence[ast.stmt]) -> Iterator[Sequence[ast.stmt]]:
    """Yield the first two and more statements of a run that are lines of their own."""
    for end in range(len(run), 1, -1):
        if _are_lines(program, run[:end]) and run[0].lineno < run[end - 1].lineno:
            yield run[:end]
    if len(run) > 1 and run[0].lineno == run[-1].lineno:
        yield run


def _in(program: Program, before: ast.stmt, run: Sequence[ast.stmt]) -> Iterator[Edit]:
    """Yield statements at the end of each block that ends where they begin."""
    for part in _parts(program, run):
        for inner in blocks_ending_at(before):
            end = inner[-1]
            if program.has_own_lines(end) and not isinstance(end, WAYS_OUT):
                yield _moved(program, 2, part, program.indent(end.lineno))


def _out(program: Program, block: list[ast.stmt], run: Sequence[ast.stmt]) -> Iterator[Edit]:
    """Yield the last statements of a block one level further out, and two."""
    owner = program.parents[block[0]]
    for cost in (1, 2):
        last = isinstance(owner, OWNERS) and program.last_line(owner) == program.last_line(run[-1])
        if not last or not isinstance(owner, OWNERS):
            return
        for part in _parts(program, run):
            if part[-1] is run[-1]:
                yield _moved(program, cost, part, program.indent(owner.lineno))
        owner = program.parents[owner]


def _before(program: Program, run: Sequence[ast.stmt]) -> Iterator[Edit]:
    """Yield the first statements of a loop in front of it."""
    owner = program.parents[run[0]]
    if isinstance(owner, ast.For | ast.While) and program.has_own_lines(owner):
        for part in _parts(program, run):
            start, end = _lines_of(program, part)
            place = insert_before(program, owner, _indented(program, part, ""))
            yield Edit("moved", 3, part[0].lineno, (place, (start, end, "")), _text(program, part))


def _into_next(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield the statements before a loop at its beginning."""
    loop = block[at]
    assert isinstance(loop, ast.For | ast.While)  # noqa: S101 - for the type checker
    for first in range(at - 2, max(-1, at - 5), -1):
        run = run_from(program, block[:at], first)
        if len(run) < at - first or not program.has_own_lines(loop.body[0]):
            return
        start, end = _lines_of(program, run)
        place = insert_before(program, loop.body[0], _indented(program, run, ""))
        yield Edit("moved", 3, run[0].lineno, ((start, end, ""), place), _text(program, run))


def _moved(program: Program, cost: int, run: Sequence[ast.stmt], indent: str) -> Edit:
    new = _indented(program, run, indent) + "\n"
    piece = *_lines_of(program, run), new
    return Edit("moved", cost, run[0].lineno, (piece,), _text(program, run))


def _text(program: Program, run: Sequence[ast.stmt]) -> str:
    return program.source[program.span(run[0])[0] : program.span(run[-1])[1]]


def _lines_of(program: Program, run: Sequence[ast.stmt]) -> tuple[int, int]:
    last = program.last_line(run[-1])
    return program.start_of(run[0].lineno), program.start_of(last + 1)


def _indented(program: Program, run: Sequence[ast.stmt], indent: str) -> str:
    lines = dict.fromkeys(one.lineno for one in run)
    first = {one.lineno: one for one in reversed(run)}
    return "\n".join(indented(program, first[line], indent) for line in lines)
