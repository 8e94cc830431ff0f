"""Edits of whole statements: one left out, without its condition, or under another keyword."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, indented, lines_of, replace, take_out
from harness.why.program import Function, Loop, Program, called, names_bound_by

KEPT = Function | ast.ClassDef | ast.Import | ast.ImportFrom | ast.Pass
Branching = ast.For | ast.While | ast.If
MOST_LEFT_OUT = 2
"""Plain statements in a block that is left out: more of them are a part of the search."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield edits of each statement."""
    for block in program.blocks:
        for at, statement in enumerate(block):
            if isinstance(statement, KEPT) or is_docstring(statement):
                continue
            yield from _left_out(program, block, at)
            if program.has_own_lines(statement):
                yield from _unwrapped(program, statement)
            yield from _under_another_keyword(program, block, at)
            if isinstance(statement, ast.For):
                yield from _loop_renamed(program, statement)


def is_docstring(statement: ast.stmt) -> bool:
    """Return True for a statement that is only a constant."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _left_out(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield a block without a statement, and without it and its neighbour of the same kind."""
    statement = block[at]
    text, line = program.text(statement), statement.lineno
    size = _size(statement)
    if size > MOST_LEFT_OUT:
        return
    piece = take_out(program, statement)
    yield Edit("surplus", 4 if "\n" in text else 3, line, (piece,), text)
    other = block[at + 1] if at + 1 < len(block) else None
    alike = type(other) is type(statement) and program.has_own_lines(statement)
    if other and alike and len(block) > 2 and size + _size(other) <= MOST_LEFT_OUT:
        yield Edit("surplus", 4, line, (piece, take_out(program, other)), text)


def _size(statement: ast.stmt) -> int:
    """Return the number of plain statements in a statement."""
    parts = (one for one in ast.walk(statement) if isinstance(one, ast.stmt))
    return sum(not hasattr(one, "body") for one in parts)


def _unwrapped(program: Program, statement: ast.stmt) -> Iterator[Edit]:
    """Yield the body of an `if`, without its condition."""
    match statement:
        case ast.If(test, body, []) if program.has_own_lines(body[0]):
            indent = program.indent(statement.lineno)
            new = "".join(indented(program, one, indent) + "\n" for one in body)
            piece = (*lines_of(program, statement), new)
            line = statement.lineno
            yield Edit("condition_surplus", 4, line, (piece,), program.text(test))


def _under_another_keyword(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield `while` for `if`, `elif` for `if`, and back; and the lines of an `else` without it."""
    statement = block[at]
    start = program.span(statement)[0]
    word = program.source[start : start + 5]
    place = start, start + 2
    match statement:
        case ast.If() if word.startswith("if"):
            if not statement.orelse:  # which would belong to the loop
                yield replace(program, "keyword", 3, place, "while")
            if at and isinstance(block[at - 1], ast.If) and not statement.orelse:
                yield replace(program, "keyword", 3, place, "elif")
        case ast.If():
            yield replace(program, "keyword", 3, (start, start + 4), "if")
        case ast.While(orelse=[]):
            yield replace(program, "keyword", 3, (start, start + 5), "if")
    if isinstance(statement, Branching) and statement.orelse:
        yield from _without_else(program, statement)


def _without_else(program: Program, statement: Branching) -> Iterator[Edit]:
    first, line = statement.orelse[0], program.last_line(statement.body[-1]) + 1
    while line < first.lineno and not program.lines[line - 1].strip().startswith("else"):
        line += 1
    if line < first.lineno and program.has_own_lines(first):
        indent = program.indent(statement.lineno)
        new = "".join(indented(program, one, indent) + "\n" for one in statement.orelse)
        end = program.start_of(program.last_line(statement) + 1)
        yield Edit("else", 2, line, ((program.start_of(line), end, new),), "else")
        for loop in (one for one in program.around(statement) if isinstance(one, Loop)):
            same = program.function_of(loop) is program.function_of(statement)
            if isinstance(first, ast.Return) and same and loop.end_lineno == first.end_lineno:
                new = indented(program, first, program.indent(loop.lineno)) + "\n"
                piece = program.start_of(line), end, new
                yield Edit("moved", 1, first.lineno, (piece,), program.text(first))


def _loop_renamed(program: Program, statement: ast.For) -> Iterator[Edit]:
    """Yield other names for the variables of loops that are names of the function already."""
    inside = set(ast.walk(statement))
    function = program.function_of(statement)
    outside = {
        name
        for node in (program.inside[function] if function else ())
        if node not in inside
        for name in names_bound_by(node)
    }
    loops = [one for one in inside if isinstance(one, ast.For) and isinstance(one.target, ast.Name)]
    pieces = set()
    for loop in loops:
        parts = [loop.target, *loop.body]
        for node in (node for part in parts for node in ast.walk(part)):
            name = getattr(node, "id", "")
            if name == getattr(loop.target, "id", None) and name in outside:
                pieces.add((*program.span(node), f"{name}2"))  # type: ignore[arg-type]
    kept = {
        program.span(node)
        for loop in loops
        for node in ast.walk(loop.iter)
        if isinstance(node, ast.Name)
    }
    renamed = tuple(sorted(piece for piece in pieces if piece[:2] not in kept))
    if renamed:
        old = program.source[slice(*renamed[0][:2])]
        yield Edit("shadowed", 1, program.line_at(renamed[0][0]), renamed, old)
        onward = {
            program.span(node)
            for call in inside
            if isinstance(call, ast.Call) and called(program, call) is function
            for node in ast.walk(call)
            if isinstance(node, ast.Name)
        }
        kept_onward = tuple(piece for piece in renamed if piece[:2] not in onward)
        if kept_onward != renamed:  # a deeper call is given the outer one
            yield Edit("shadowed", 1, program.line_at(kept_onward[0][0]), kept_onward, old)
