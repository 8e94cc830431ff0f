"""Edits of the ways out of a block: a `return`, `break` or `continue` more, less or another."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, insert, insert_after, replace, take_out
from harness.why.program import Function, Program

LEAVES = ast.Return | ast.Break | ast.Continue | ast.Raise
COMPOUND = ast.For | ast.While | ast.If | ast.Try | ast.With
APART = Function | ast.ClassDef | ast.Import | ast.ImportFrom


def edits(program: Program) -> Iterator[Edit]:
    """Yield edits of each way out of a block, and of each block that has none."""
    for block in program.blocks:
        for statement in block:
            last = statement is block[-1]
            if not isinstance(statement, LEAVES | APART) and (
                last or isinstance(statement, COMPOUND)
            ):
                yield from _added(program, statement, last=last)
            yield from _changed(program, statement)
            if isinstance(statement, ast.Break):
                yield from _out_of_both(program, statement)


def _added(program: Program, statement: ast.stmt, *, last: bool) -> Iterator[Edit]:
    parent = program.parents[statement]
    function = program.function_of(parent)
    once = isinstance(parent, ast.For | ast.While) and last
    for answer in _answers(program, function) if function else ():
        cost = 1 if answer in ("True", "False") and last else 2
        cost += 2 * once  # a loop that ends after its first round is rarely meant
        yield insert(program, "return", cost, statement, f"return {answer}".strip())
    if last and program.loop_of(statement):
        yield insert(program, "way_out", 3, statement, "break")
        yield insert(program, "way_out", 3, statement, "continue")


def _out_of_both(program: Program, statement: ast.Break) -> Iterator[Edit]:
    """Yield a `break` that leaves the outer of two loops as well, where it leaves the inner one."""
    inner = program.loop_of(statement)
    outer = program.loop_of(inner) if inner else None
    if inner and outer and not inner.orelse and program.has_own_lines(inner.body[-1]):
        code = f"else:\n{program.unit}continue\nbreak"
        start, end, added = insert_after(program, inner, code)
        yield Edit("break", 2, statement.lineno, ((start, end, added),), "break")
        function = program.function_of(statement)
        for name in _answers(program, function)[3:] if function else ():
            yield replace(program, "break", 2, statement, f"return {name}")


def _answers(program: Program, function: Function) -> list[str]:
    """Return the answers that a function may give: True, False, and those that it gives."""
    inside = program.inside[function]
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in inside):
        return [""]
    returned = [node.value for node in inside if isinstance(node, ast.Return)]
    plain = [program.text(one) for one in returned if isinstance(one, ast.Constant | ast.Name)]
    return list(dict.fromkeys(["True", "False", "", *(one for one in plain if one != "None")]))


def _changed(program: Program, statement: ast.stmt) -> Iterator[Edit]:
    looped = program.loop_of(statement)
    match statement:
        case ast.Return(None):
            yield replace(program, "truth", 1, statement, "return True")
            yield replace(program, "truth", 1, statement, "return False")
        case ast.Return() if looped:
            yield replace(program, "way_out", 2, statement, "continue")
            yield replace(program, "way_out", 2, statement, "break")
        case ast.Break() | ast.Continue() | ast.Pass():
            other = "break" if isinstance(statement, ast.Continue) else "continue"
            if looped:
                yield replace(program, "way_out", 1, statement, other)
            function = program.function_of(statement)
            if function:
                for code in ("return False", "return True", "return"):
                    yield replace(program, "way_out", 1, statement, code)
            if len(program.block_of[statement]) > 1:
                piece = take_out(program, statement)
                text = program.text(statement)
                yield Edit("way_out", 1, statement.lineno, (piece,), text)
