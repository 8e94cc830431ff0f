"""Edits of how something is chosen by its number of candidates: it should have one, or more."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, replace
from harness.why.patterns import match as matched
from harness.why.program import Program

NOT_EMPTY = ("len(_x)", "len(_x) > 0", "len(_x) >= 1", "len(_x) != 0")
"""The conditions that ask whether something has items, if its name alone is not the condition."""
TAKEN = ("_x.pop()", "_x[0]", "min(_x)", "max(_x)", "next(iter(_x))", "list(_x)[0]", "''.join(_x)")
"""The expressions that take its only item."""
LISTS = ast.Name | ast.Subscript | ast.Attribute


def edits(program: Program) -> Iterator[Edit]:
    """Yield conditions that ask for a single item, and choices among what has several."""
    yield from _least(program)
    for node in program.nodes:
        match node:
            case ast.If(test):
                for part in test.values if isinstance(test, ast.BoolOp) else [test]:
                    yield from _single(program, part, node)
            case ast.Compare(size, [ast.Lt() | ast.LtE()], [ast.Name()]) if _is_size(size):
                yield replace(program, "condition_missing", 3, node, f"1 < {program.text(node)}")
            case ast.Call(
                ast.Name("min" | "sorted"),
                [through],
                [ast.keyword("key", ast.Lambda(ast.arguments(args=[item]), size))],
            ) if _is_size(size):
                name, text = item.arg, program.text(through)
                new = f"({name} for {name} in {text} if {program.text(size)} > 1)"
                yield replace(program, "condition_missing", 1, through, new)
            case ast.Call(ast.Name("min" | "sorted"), [ast.GeneratorExp(elt, [loop])]):
                sizes = [ast.unparse(one) for one in ast.walk(elt) if _is_size(one)]
                if sizes and not loop.ifs:
                    new = f"{program.text(loop.iter)} if {sizes[0]} > 1"
                    yield replace(program, "condition_missing", 1, loop.iter, new)


def _least(program: Program) -> Iterator[Edit]:
    """Yield a high number for the 0 that a loop begins with to find what is less."""
    for node in program.nodes:
        match node:
            case ast.If(ast.Compare(left, [ast.Lt()], [ast.Name(least)]), body):
                taken = f"{least} = {program.text(left)}"
                if any(program.text(one).startswith(taken) for one in body):
                    firsts = _begins_with(program, least)
                    yield from (replace(program, "number", 1, one, "10**9") for one in firsts)


def _begins_with(program: Program, name: str) -> Iterator[ast.expr]:
    """Yield each 0 or -1 that is assigned to a name."""
    for node in program.nodes:
        match node:
            case ast.Assign([ast.Name(bound)], (ast.Constant(0) | ast.UnaryOp()) as first):
                if bound == name and program.text(first) in ("0", "-1"):
                    yield first


def _is_size(node: ast.AST) -> bool:
    """Return True for the number of items in a table's entry, as `len(cand[q])` is."""
    found = matched("len(_x)", node)
    return found is not None and isinstance(found["_x"], ast.Subscript)


def _single(program: Program, test: ast.expr, statement: ast.If) -> Iterator[Edit]:
    """Yield `len(x) == 1` for a condition that is true for any x with items, and takes one."""
    asked: ast.expr | None = test if isinstance(test, LISTS) else None
    for pattern in NOT_EMPTY:
        found = matched(pattern, test)
        asked = found["_x"] if found else asked
    if asked is None:
        return
    text = program.text(asked)
    for part in (one for inner in statement.body for one in ast.walk(inner)):
        taken = (matched(pattern, part) for pattern in TAKEN)
        if any(found and program.text(found["_x"]) == text for found in taken):
            yield replace(program, "single", 1, test, f"len({text}) == 1")
            return
