"""A statement moved, left out, without its condition, or under another keyword."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.child.patch import Piece
from harness.why.edit import (
    Edit,
    indented,
    insert_after,
    lines_of,
    replace,
    take_out,
)
from harness.why.program import Function, Loop, Program, called, names_bound_by

KEPT = Function | ast.ClassDef | ast.Import | ast.ImportFrom | ast.Pass
WAYS_OUT = ast.Return | ast.Break | ast.Continue
OWNERS = ast.For | ast.While | ast.If | ast.Try | ast.With
MOST_LEFT_OUT = 2
"""Plain statements in a block that is left out: more of them are a part of the search."""


def moved(program: Program) -> Iterator[Edit]:
    """Yield each statement further out, in the next block, and past its neighbours."""
    for block in program.blocks:
        for at, statement in enumerate(block):
            kept = isinstance(statement, KEPT) or is_docstring(statement)
            if not kept and program.has_own_lines(statement):
                if statement is block[-1]:
                    yield from _out(program, block)
                yield from _in(program, block, at)
                yield from _past(program, block, at)
                yield from _tested_first(program, block, at)


def is_docstring(statement: ast.stmt) -> bool:
    """Return True for a statement that is only a constant."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _moved(program: Program, cost: int, statement: ast.stmt, *pieces: Piece) -> Edit:
    """Return the edit that moves a statement: a whole block is seldom in the wrong place."""
    cost += isinstance(statement, OWNERS)
    return Edit("moved", cost, statement.lineno, pieces, program.text(statement))


def _moved_after(program: Program, cost: int, statement: ast.stmt, place: ast.stmt) -> Edit:
    """Return the edit that moves a statement behind another one."""
    code = insert_after(program, place, indented(program, statement, ""))
    return _moved(program, cost, statement, take_out(program, statement), code)


def _out(program: Program, block: list[ast.stmt]) -> Iterator[Edit]:
    """Yield the last statement of a block one level further out, and two."""
    statement, owner = block[-1], program.parents[block[-1]]
    if not isinstance(owner, OWNERS) or not program.has_own_lines(owner):
        return
    # a plain statement is misplaced less often than a way out, or what stands after one
    plain = not any(isinstance(one, WAYS_OUT) for one in block[-2:])
    if isinstance(statement, Loop) and (isinstance(owner, ast.While) or len(block) == 1):
        return  # without it, the outer loop does hardly anything
    first, last = lines_of(program, statement)
    rest, cost = f"{program.indent(statement.lineno)}pass\n" if len(block) == 1 else "", 1
    while program.last_line(owner) == program.last_line(statement) and cost <= 2:
        if isinstance(statement, ast.Break) and isinstance(program.parents[owner], Loop):
            return  # a loop with a `break` under no condition runs once
        new = rest + indented(program, statement, program.indent(owner.lineno)) + "\n"
        yield _moved(program, cost + plain, statement, (first, last, new))
        outer = program.parents[owner]
        if not isinstance(outer, OWNERS):
            return
        owner, cost = outer, cost + 1


def _in(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield a statement at the end of the block before it."""
    statement = block[at]
    for inner in _blocks_ending_at(block[at - 1]) if at else ():
        end = inner[-1]
        if program.has_own_lines(end) and not isinstance(end, WAYS_OUT):
            yield _moved_after(program, 2, statement, end)


def _blocks_ending_at(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    """Yield the blocks that end where a statement ends, from the outside to the inside."""
    while not isinstance(statement, Function | ast.ClassDef):
        names = ("finalbody", "orelse", "body")
        block = next((found for name in names if (found := getattr(statement, name, None))), None)
        if not isinstance(block, list):
            return
        yield block
        statement = block[-1]


def _past(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield a statement after its neighbour, and after the one that follows it."""
    for step, cost in ((1, 3), (2, 4)):
        others = block[at + 1 : at + 1 + step]
        kept = KEPT | WAYS_OUT  # nothing runs after a way out
        plain = all(program.has_own_lines(one) and not isinstance(one, kept) for one in others)
        if len(others) == step and plain:
            early = isinstance(others[-1], Loop) and _is_only_set(block[at], others[-1])
            yield _moved_after(program, 2 if early else cost, block[at], others[-1])


def _is_only_set(statement: ast.stmt, loop: ast.stmt) -> bool:
    """Return True for an assignment to a name that a loop after it does not set again."""
    again = {name for node in ast.walk(loop) for name in names_bound_by(node)}
    match statement:
        case ast.Assign([ast.Name(name)]):
            return name not in again
    return isinstance(statement, ast.Assign)


def _tested_first(program: Program, block: list[ast.stmt], at: int) -> Iterator[Edit]:
    """Yield `if a: s; if b: …` for `s; if a and b: …`: a statement after the first condition."""
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


def left_out(program: Program) -> Iterator[Edit]:
    """Yield a block without a statement, and without it and its neighbour of the same kind."""
    for block in program.blocks:
        for statement, other in zip(block, [*block[1:], None], strict=True):
            size = _size(statement)
            if isinstance(statement, KEPT) or is_docstring(statement) or size > MOST_LEFT_OUT:
                continue
            text, line, piece = (
                program.text(statement),
                statement.lineno,
                take_out(program, statement),
            )
            yield Edit("surplus", 4 if "\n" in text else 3, line, (piece,), text)
            alike = type(other) is type(statement) and program.has_own_lines(statement)
            if other and alike and len(block) > 2 and size + _size(other) <= MOST_LEFT_OUT:
                yield Edit("surplus", 4, line, (piece, take_out(program, other)), text)


def _size(statement: ast.stmt) -> int:
    """Return the number of plain statements in a statement."""
    parts = (one for one in ast.walk(statement) if isinstance(one, ast.stmt))
    return sum(not hasattr(one, "body") for one in parts)


def keywords(program: Program) -> Iterator[Edit]:
    """Yield `while` for `if`, and a body without its condition."""
    for block in program.blocks:
        for node in block:
            start = program.span(node)[0]
            match node:
                case ast.If(test, body, []) if program.source.startswith("if", start):
                    yield replace(program, "keyword", 3, (start, start + 2), "while")
                    if program.has_own_lines(body[0]) and program.has_own_lines(node):
                        new = _code(program, body, program.indent(node.lineno))
                        piece, old = (*lines_of(program, node), new), program.text(test)
                        yield Edit("condition_surplus", 4, node.lineno, (piece,), old)


def _code(program: Program, block: list[ast.stmt], indent: str) -> str:
    """Return the lines of a block with another indentation."""
    return "".join(indented(program, one, indent) + "\n" for one in block)


def without_else(program: Program) -> Iterator[Edit]:
    """Yield the lines of each `else` without it."""
    for node in program.nodes:
        match node:
            case (
                ast.For(orelse=[first, *_])
                | ast.While(orelse=[first, *_])
                | ast.If(orelse=[first, *_])
            ):
                line = _line_of_else(program, node.body, first)
                if line and program.has_own_lines(first):
                    yield from _without_else(program, node, line)


def elses(program: Program) -> Iterator[Edit]:
    """Yield the `else` of a last `if` as that of its loop, and loops that run after one another."""
    for node in program.nodes:
        if isinstance(node, Loop):
            yield from _of_the_loop(program, node)
    for block in program.blocks:
        yield from _one_after_the_other(program, block)


def _line_of_else(program: Program, body: list[ast.stmt], first: ast.stmt) -> int:
    """Return the line of the `else` between a body and its first statement; 0 for an `elif`."""
    line = program.last_line(body[-1]) + 1
    while line < first.lineno and not program.lines[line - 1].strip().startswith("else"):
        line += 1
    return line if line < first.lineno else 0


def _without_else(
    program: Program, node: ast.For | ast.While | ast.If, line: int
) -> Iterator[Edit]:
    place = program.start_of(line), lines_of(program, node.orelse[-1])[1]
    new = _code(program, node.orelse, program.indent(node.lineno))
    yield Edit("else", 2, line, ((*place, new),), "else")
    first = node.orelse[0]
    for loop in (one for one in program.around(node) if isinstance(one, Loop)):
        same = program.function_of(loop) is program.function_of(node)
        if isinstance(first, ast.Return) and same and loop.end_lineno == first.end_lineno:
            new = _code(program, [first], program.indent(loop.lineno))
            yield Edit("moved", 1, first.lineno, ((*place, new),), program.text(first))


def _of_the_loop(program: Program, loop: Loop) -> Iterator[Edit]:
    """Yield `for …: if …: break`, and the `else` of the condition after it."""
    test = loop.body[-1]
    while isinstance(test, ast.If) and isinstance(test.body[-1], ast.Break):
        match test.orelse:
            case [ast.If() as below] if program.source.startswith("elif", program.span(below)[0]):
                test = below
                continue
            case [first, *others] if not loop.orelse and program.has_own_lines(first):
                if line := _line_of_else(program, test.body, first):
                    ends = bool(others) and isinstance(others[-1], ast.Break)
                    kept = test.orelse[: -1 if ends else None]
                    indent = program.indent(loop.lineno)
                    new = f"{indent}else:\n{_code(program, kept, indent + program.unit)}"
                    place = program.start_of(line), lines_of(program, test.orelse[-1])[1]
                    yield Edit("else_of_if", 1, line, ((*place, new),), "else")
        return


def _one_after_the_other(program: Program, block: list[ast.stmt]) -> Iterator[Edit]:
    """Yield a loop with an `else` that runs only if none of the loops before it was left."""
    for at, last in enumerate(block):
        first = at
        while first and _can_be_left(program, block[first - 1]):
            first -= 1
        if first < at and isinstance(last, Loop) and last.orelse:
            pieces, indent = list[Piece](), program.indent(last.lineno)
            for loop in block[first + 1 : at + 1]:
                deeper = indent + program.unit
                new = f"{indent}else:\n{indented(program, loop, deeper)}\n"
                pieces.append((*lines_of(program, loop), new))
                indent = deeper
            yield Edit("break_unseen", 1, last.lineno, tuple(pieces), program.text(last))


def _can_be_left(program: Program, statement: ast.stmt) -> bool:
    """Return True for a loop without an `else` that has a `break`."""
    return (
        isinstance(statement, Loop)
        and not statement.orelse
        and any(
            isinstance(one, ast.Break) and program.loop_of(one) is statement
            for one in ast.walk(statement)
        )
    )


def shadowed(program: Program) -> Iterator[Edit]:
    """Yield other names for the variables of loops that are names of the function already."""
    for statement in program.block_of:
        function = program.function_of(statement)
        if not isinstance(statement, ast.For) or function is None:
            continue
        inside = set(ast.walk(statement))
        outside = {
            name
            for node in program.inside[function]
            if node not in inside
            for name in names_bound_by(node)
        }
        pieces = set[Piece]()
        for loop in inside:
            match loop:
                case ast.For(ast.Name() | ast.Tuple()):
                    names = {name for one in ast.walk(loop.target) for name in names_bound_by(one)}
                    again = names & outside
                    calls = [one for one in ast.walk(loop) if isinstance(one, ast.Call)]
                    deeper = [one for one in calls if called(program, one) is function]
                    kept = {node for one in (loop.iter, *deeper) for node in ast.walk(one)}
                    pieces |= {
                        (*program.span(node), f"{node.id}2")
                        for part in (loop.target, *loop.body)
                        for node in ast.walk(part)
                        if isinstance(node, ast.Name) and node.id in again and node not in kept
                    }
        if pieces:  # a deeper call may be given the outer one
            some = tuple(sorted(pieces))
            old = program.source[slice(*some[0][:2])]
            yield Edit("shadowed", 1, program.line_at(some[0][0]), some, old)
