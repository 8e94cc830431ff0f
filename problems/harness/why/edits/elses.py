"""Edits of an `else` that belongs to another `if` or loop than is meant."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, Piece, indented, lines_of
from harness.why.program import Loop, Program


def edits(program: Program) -> Iterator[Edit]:
    """Yield the `else` of a last `if` as that of its loop, and loops that run after one another."""
    for node in program.nodes:
        if isinstance(node, Loop):
            yield from _of_the_loop(program, node)
    for block in program.blocks:
        yield from _one_after_the_other(program, block)


def _of_the_loop(program: Program, loop: Loop) -> Iterator[Edit]:
    """Yield `for …: if …: break`, and the `else` of the condition behind it."""
    test = loop.body[-1]
    left = False
    while isinstance(test, ast.If) and isinstance(test.body[-1], ast.Break):
        left = True
        match test.orelse:
            case [ast.If() as below] if program.source.startswith("elif", program.span(below)[0]):
                test = below
            case _:
                break
    if not left or not isinstance(test, ast.If) or not test.orelse or loop.orelse:
        return
    line = program.last_line(test.body[-1]) + 1
    first, *others = test.orelse
    while line < first.lineno and program.lines[line - 1].strip() != "else:":
        line += 1
    if line < first.lineno and program.has_own_lines(first):
        ends = bool(others) and isinstance(others[-1], ast.Break)
        kept = [first, *others[:-1]] if ends else test.orelse
        indent = program.indent(loop.lineno)
        lines = [f"{indent}else:", *(indented(program, one, indent + program.unit) for one in kept)]
        place = program.start_of(line), lines_of(program, test.orelse[-1])[1]
        yield Edit("else_of_if", 1, line, ((*place, "\n".join(lines) + "\n"),), "else")


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
