"""Edits of loops: an increment or a flag that is missing, a late-bound variable."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise, takewhile

from harness.why.edit import Edit, insert, joined_edits, replace
from harness.why.edits.names import pairs_in
from harness.why.edits.undo import LEAVES
from harness.why.program import (
    Comprehension,
    Loop,
    Program,
    Scope,
    bound_by_any,
    names_in,
)


def increments(program: Program) -> Iterator[Edit]:
    """Yield edits that add a missing increment, `r += 1`, or a reset of the name paired with it."""
    for node in program.nodes:
        match node:
            case ast.While(ast.Compare(ast.Name(name), [ast.Lt() | ast.LtE() | ast.NotEq()], [_])):
                code = f"{name} += 1"
                if not isinstance(node.body[-1], LEAVES):
                    yield insert(program, "counter_missing", 1, node.body[-1], code)
                for place in ast.walk(node):
                    if isinstance(place, ast.Continue) and program.loop_of(place) is node:
                        yield insert(program, "counter_missing", 2, place, code, before=True)
            case ast.AugAssign(ast.Name(name), ast.Add(), ast.Constant(1)):
                others = [two for one, two in pairs_in(program.function_of(node)) if one == name]
                for other in others:
                    yield insert(program, "reset_missing", 2, node, f"{other} = 0")


def other_divisors(program: Program) -> Iterator[Edit]:
    """Yield edits that divide a number by the divisor of the remainder that is taken of it."""
    divisors = defaultdict[str, set[str]](set)
    for node in program.nodes:
        match node:
            case ast.BinOp(value, ast.Mod(), divisor):
                divisors[program.text(value)].add(program.text(divisor))
    for node in program.nodes:
        match node:
            case ast.AugAssign(value, ast.FloorDiv(), divisor) | ast.Assign(
                [value], ast.BinOp(_, ast.FloorDiv(), divisor)
            ):
                others = divisors[program.text(value)]
                for other in sorted(others) if program.text(divisor) not in others else ():
                    yield replace(program, "divisor", 1, divisor, other)


def left_out_nodes(program: Program) -> Iterator[Edit]:
    """Yield edits that handle the node from which a loop goes round a ring of linked nodes."""
    for block in program.blocks:
        for start, loop in pairwise(block):
            match start, loop:
                case (
                    ast.Assign([ast.Name(name)], first),
                    ast.While(
                        ast.Compare(ast.Name(tested), [ast.NotEq() | ast.IsNot()], [ast.Name(end)]),
                        [ast.Expr(ast.Call()) as handled, *_],
                    ),
                ) if tested == name and end in names_in(first):
                    code = re.sub(rf"\b{name}\b", end, program.text(handled))
                    yield insert(program, "node_left_out", 0, start, code, before=True)


def unused_results(program: Program) -> Iterator[Edit]:
    """Yield edits that set a name to the list that a loop fills and does not read: `old = new`."""
    for loop in (one for one in program.nodes if isinstance(one, ast.For)):
        names = [one for one in ast.walk(loop) if isinstance(one, ast.Name)]
        bound = {one.id for one in names if isinstance(one.ctx, ast.Store)}
        read = {one.id: one for one in names if isinstance(one.ctx, ast.Load)}
        for statement in loop.body:
            match statement:
                case ast.Assign([ast.Name(new)], ast.List([]) | ast.Call()) if all(
                    isinstance(program.parents[one], ast.Attribute)
                    for one in names
                    if one.id == new and isinstance(one.ctx, ast.Load)
                ):
                    stored = program.names_in_scope[program.function_of(loop)]
                    for old in sorted((read.keys() & stored) - bound):
                        yield insert(program, "not_updated", 2, loop.body[-1], f"{old} = {new}")


def flags(program: Program) -> Iterator[Edit]:
    """Yield edits that set a flag to the value it never gets, at the start of each block."""
    for name, values in values_of_flags(program).items():
        for block in program.blocks if len(values) == 1 else ():
            first, function = block[0], program.function_of(block[0])
            in_scope = name.startswith("self.") or name in program.names_in_scope[function]
            if in_scope and function not in (None, first) and program.has_own_lines(first):
                code = f"{name} = {not min(values)}"
                yield insert(program, "flag", 2, first, code, before=True)


def values_of_flags(program: Program) -> Mapping[str, set[bool]]:
    """Return the values, True or False, that each name or attribute is set to."""
    values = defaultdict[str, set[bool]](set)
    for node in program.nodes:
        match node:
            case ast.Assign([ast.Name() | ast.Attribute() as flag, *_], ast.Constant(bool(value))):
                values[program.text(flag)].add(value)
    return values


def late_bound(program: Program) -> Iterator[Edit]:
    """Yield defaults that bind the loop variables of a function when it is defined in a loop.

    Several functions of a loop are changed one by one and together.
    """
    edits = list[Edit]()
    for node in program.nodes:
        if not isinstance(node, ast.Lambda | ast.FunctionDef) or node.args.kwonlyargs:
            continue
        bound = bound_by_any(ast.walk(node))
        around = takewhile(lambda one: not isinstance(one, Scope), program.ancestors(node))
        loops = (one for one in around if isinstance(one, Loop | Comprehension))
        variables = bound_by_any(part for loop in loops for part in ast.walk(loop))
        if names := sorted((names_in(node) & variables) - bound):
            defaults = ", ".join(f"{one}={one}" for one in names)
            is_lambda = isinstance(node, ast.Lambda)
            body = node.body if isinstance(node, ast.Lambda) else node.body[0]
            start, end = program.span(node)[0], program.span(body)[0]
            offset = program.source.rindex(":" if is_lambda else ")", start, end)
            code = (", " if node.args.args else " " * is_lambda) + defaults
            piece = offset, offset, code
            edits.append(Edit("late_bound", 1, node.lineno, (piece,), names[0], defaults))
    yield from edits
    if len(edits) > 1 and (joined := joined_edits(edits, 1)):
        yield joined
