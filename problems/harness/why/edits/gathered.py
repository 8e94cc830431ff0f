"""Edits of what is gathered, or looked for, in several steps, and of what is chosen from it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, replace
from harness.why.program import Program

COMPREHENSION = ast.ListComp | ast.SetComp | ast.GeneratorExp


def edits(program: Program) -> Iterator[Edit]:
    """Yield sets and lists that are added to, and what is chosen from them by a condition."""
    known: set[tuple[object, str]] = set()
    filters = [
        node
        for node in program.nodes
        if isinstance(node, COMPREHENSION) and node.generators[-1].ifs
    ]
    bindings = [node for node in program.nodes if isinstance(node, ast.Assign)]
    for binding in sorted(bindings, key=lambda one: one.lineno):
        match binding:
            case ast.Assign([ast.Name(name)], value):
                place = program.function_of(binding), name
                if place in known and (sign := _adds(value)):
                    new = f"{name} {sign} {program.text(value)}"
                    yield replace(program, "overwritten", 2, binding, new)
                known.add(place)
    for node in program.nodes:
        if isinstance(node, COMPREHENSION) and not node.generators[-1].ifs:
            yield from _filtered(program, node, filters)
        elif isinstance(node, COMPREHENSION):
            yield from _all(program, node)
    yield from _not_found(program)


def _adds(value: ast.expr) -> str:
    """Return the sign that adds a set or a list to another one; '' for an empty one."""
    match value:
        case ast.SetComp() | ast.Set() | ast.Call(ast.Name("set"), [_]):
            return "|="
        case ast.ListComp() | ast.List([_, *_]) | ast.Call(ast.Name("list"), [_]):
            return "+="
    return ""


def _filtered(
    program: Program, node: COMPREHENSION, filters: list[COMPREHENSION]
) -> Iterator[Edit]:
    """Yield a comprehension with the condition that another one has on its items."""
    last = node.generators[-1]
    tests: set[str] = set()
    for other in filters:
        loop = other.generators[-1]
        match loop.ifs:
            case [ast.Compare(item, [_], [ast.Constant()]) as test]:
                if program.text(item) == program.text(other.elt):
                    start, end = program.span(item)[1], program.span(test)[1]
                    tests.add(program.text(node.elt) + program.source[start:end])
        if program.text(loop.target) == program.text(last.target):
            tests |= {program.text(one) for one in loop.ifs}
    whole = program.text(last.iter)
    for text in sorted(tests):
        yield replace(program, "condition_missing", 3, last.iter, f"{whole} if {text}")


def _all(program: Program, node: COMPREHENSION) -> Iterator[Edit]:
    """Yield a comprehension that does not ask whether something is there for an item."""
    loop = node.generators[-1]
    match loop.ifs:
        case [(ast.Name() | ast.Call() | ast.Subscript()) as test]:
            place = program.span(loop.iter)[1], program.span(test)[1]
            surplus = replace(program, "condition_surplus", 2, place, "")
            yield surplus.quoting(program.text(test))


def _not_found(program: Program) -> Iterator[Edit]:
    """Yield the question whether `find` found nothing, which it says by -1."""
    places = {
        node.targets[0].id
        for node in program.nodes
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute)
        if node.value.func.attr in ("find", "rfind")
    }
    for node in program.nodes:
        match node:
            case ast.UnaryOp(ast.Not(), ast.Name(name)) if name in places:
                yield replace(program, "truthiness", 1, node, f"{name} < 0")
            case ast.Compare(ast.Name(name), [ast.Is()], [ast.Constant(None)]) if name in places:
                yield replace(program, "comparison", 1, node, f"{name} < 0")
            case ast.Compare(ast.Name(name), [ast.IsNot()], [ast.Constant(None)]):
                if name in places:
                    yield replace(program, "comparison", 1, node, f"{name} >= 0")
            case ast.If(ast.Name(name) as test) | ast.While(ast.Name(name) as test):
                if name in places:
                    yield replace(program, "truthiness", 1, test, f"{name} >= 0")
