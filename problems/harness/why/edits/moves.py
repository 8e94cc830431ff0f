"""Edits that move a statement: out of its block, into the next one, or past its neighbour."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import (
    Edit,
    indented,
    insert_after,
    insert_before,
    lines_of,
    take_out,
)
from harness.why.edits.statements import KEPT, is_docstring
from harness.why.program import Function, Loop, Program, names_bound_by

WAYS_OUT = ast.Return | ast.Break | ast.Continue
OWNERS = ast.For | ast.While | ast.If | ast.Try | ast.With


def edits(program: Program) -> Iterator[Edit]:
    """Yield each statement in other places."""
    for block in program.blocks:
        for at, statement in enumerate(block):
            if isinstance(statement, KEPT) or is_docstring(statement):
                continue
            yield from _out(program, block, at)
            if isinstance(statement, WAYS_OUT) and statement is not block[-1]:
                yield from _behind_the_rest(program, block, statement)
            if isinstance(statement, ast.Return) and statement is block[-1]:
                yield from _to_the_end(program, statement)
            if program.has_own_lines(statement):
                yield from _in(program, block, at)
                yield from _past(program, block, at)
                yield from _tested_first(program, block, at)


def _moved(program: Program, cost: int, statement: ast.stmt, *pieces: tuple[int, int, str]) -> Edit:
    """Return the edit that moves a statement: a whole block is seldom in the wrong place."""
    cost += isinstance(statement, OWNERS)
    return Edit("moved", cost, statement.lineno, pieces, program.text(statement))


def _out(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield a statement behind, or in front of, the statement that it stands in."""
    statement = block[at]
    owner = program.parents[statement]
    if not isinstance(owner, OWNERS) or not program.has_own_lines(owner):
        return
    way_out = isinstance(statement, WAYS_OUT)
    if program.has_own_lines(statement) and statement is block[-1]:
        yield from _dedented(program, block, owner)
    elif not way_out or statement is block[-1]:
        code = indented(program, statement, "")
        code = code if program.has_own_lines(statement) else program.text(statement)
        pieces = take_out(program, statement), insert_after(program, owner, code)
        yield _moved(program, 2 if statement is block[-1] else 3, statement, *pieces)
    if program.has_own_lines(statement) and not way_out:
        code = indented(program, statement, "")
        pieces = insert_before(program, owner, code), take_out(program, statement)
        yield _moved(program, 3, statement, *pieces)


def _behind_the_rest(program: Program, block: list[ast.stmt], way_out: ast.stmt) -> Iterator[Edit]:
    """Yield a way out behind the rest of its block, which does not run otherwise."""
    if not isinstance(block[-1], WAYS_OUT) and program.has_own_lines(way_out):
        code = insert_after(program, block[-1], program.text(way_out))
        yield _moved(program, 1, way_out, take_out(program, way_out), code)


def _to_the_end(program: Program, statement: ast.Return) -> Iterator[Edit]:
    """Yield the answer behind a round of a loop at the end of a function that has none there."""
    function, loop = program.function_of(statement), program.parents[statement]
    last = function.body[-1] if function else statement
    if isinstance(loop, Loop) and isinstance(last, Loop) and last is not loop:
        code = insert_after(program, last, program.text(statement))
        yield _moved(program, 1, statement, take_out(program, statement), code)


def _dedented(program: Program, block: list[ast.stmt], owner: ast.stmt) -> Iterator[Edit]:
    """Yield the last statement of a block one level further out, and two."""
    statement, cost = block[-1], 1
    # a plain statement is misplaced less often than a way out, or what stands behind one
    plain = not any(isinstance(one, WAYS_OUT) for one in block[-2:])
    if isinstance(statement, Loop) and (isinstance(owner, ast.While) or len(block) == 1):
        return  # without it, the outer loop does hardly anything
    first, last = lines_of(program, statement)
    rest = f"{program.indent(statement.lineno)}pass\n" if len(block) == 1 else ""
    while program.last_line(owner) == program.last_line(statement) and cost <= 2:
        if isinstance(statement, ast.Break) and isinstance(program.parents[owner], Loop):
            return  # a loop with a `break` under no condition is none
        new = rest + indented(program, statement, program.indent(owner.lineno)) + "\n"
        yield _moved(program, cost + plain, statement, (first, last, new))
        outer = program.parents[owner]
        if not isinstance(outer, OWNERS):
            return
        owner, cost = outer, cost + 1
    if cost == 1:  # in the first of two branches
        pieces = (
            take_out(program, statement),
            insert_after(program, owner, indented(program, statement, "")),
        )
        yield _moved(program, 2, statement, *pieces)


def _in(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield a statement at the end of the block before it, or at the beginning of the next one."""
    statement = block[at]
    for inner in blocks_ending_at(block[at - 1]) if at else ():
        end = inner[-1]
        if program.has_own_lines(end) and not isinstance(end, WAYS_OUT):
            new = indented(program, statement, program.indent(end.lineno)) + "\n"
            yield _moved(program, 2, statement, (*lines_of(program, statement), new))
    match block[at + 1 : at + 2]:
        case [ast.For(body=[first, *_]) | ast.While(body=[first, *_]) | ast.If(body=[first, *_])]:
            if program.has_own_lines(first):
                place = insert_before(program, first, indented(program, statement, ""))
                yield _moved(program, 3, statement, take_out(program, statement), place)


def blocks_ending_at(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """Yield the blocks that end where a statement ends, from the outside to the inside."""
    while not isinstance(statement, Function | ast.ClassDef):
        names = ("finalbody", "orelse", "body")
        block = next((found for name in names if (found := getattr(statement, name, None))), None)
        if not isinstance(block, list):
            return
        yield block
        statement = block[-1]


def _past(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield a statement behind its neighbour, and behind the one after that."""
    for step, cost in ((1, 3), (2, 4)):
        others = block[at + 1 : at + 1 + step]
        kept = KEPT | WAYS_OUT  # nothing runs behind a way out
        plain = all(program.has_own_lines(one) and not isinstance(one, kept) for one in others)
        if len(others) == step and plain:
            early = isinstance(others[-1], Loop) and _is_only_set(block[at], others[-1])
            indent = program.indent(block[at].lineno)
            lines = [indented(program, one, indent) + "\n" for one in (*others, block[at])]
            start, end = lines_of(program, block[at])[0], lines_of(program, others[-1])[1]
            yield _moved(program, 2 if early else cost, block[at], (start, end, "".join(lines)))


def _is_only_set(statement: ast.stmt, loop: ast.stmt) -> bool:
    """Return True for an assignment to a name that a loop behind it does not set again."""
    again = {name for node in ast.walk(loop) for name in names_bound_by(node)}
    match statement:
        case ast.Assign([ast.Name(name)]):
            return name not in again
    return isinstance(statement, ast.Assign)


def _tested_first(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield `if a: s; if b: …` for `s; if a and b: …`: a statement behind the first condition."""
    match block[at : at + 2]:
        case [statement, ast.If(ast.BoolOp(ast.And(), [first, *rest]), body, []) as below]:
            pass
        case _:
            return
    if program.has_own_lines(below) and program.has_own_lines(body[0]):
        indent, unit = program.indent(below.lineno), program.unit
        tests = program.source[program.span(rest[0])[0] : program.span(rest[-1])[1]]
        lines = [
            f"{indent}if {program.text(first)}:",
            indented(program, statement, indent + unit),
            f"{indent}{unit}if {tests}:",
            *(indented(program, one, indent + 2 * unit) for one in body),
        ]
        start, end = lines_of(program, statement)[0], lines_of(program, below)[1]
        yield _moved(program, 2, statement, (start, end, "\n".join(lines) + "\n"))
