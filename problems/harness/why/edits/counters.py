"""Edits of counters: a row and a column, or an index, that is not counted up or begun anew."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from harness.why.edit import Edit, Piece, insert, replace
from harness.why.edits.names import pairs_in
from harness.why.edits.undo import LEAVES
from harness.why.program import Program, first_statement, names_bound_by, names_in


def edits(program: Program) -> Iterator[Edit]:
    """Yield what is missing where a loop, or a search, goes on to the next row or index."""
    yield from _wrapped(program)
    yield from _begun_anew(program)
    yield from _counted(program)
    yield from _set_back(program)
    yield from _of_nothing(program)
    yield from _around_again(program)
    yield from _used(program)
    yield from _counted_out(program)
    yield from _begun_again(program)


def _wrapped(program: Program) -> Iterator[Edit]:
    """Yield `if c == 9: return go(r + 1, 0)` where `go(r, c + 1)` goes on and only r has an end."""
    for function in program.functions:
        ends = {
            one.id: program.text(end)
            for node in program.inside[function]
            if isinstance(node, ast.Compare)
            for one, end in [(node.left, node.comparators[0])]
            if isinstance(one, ast.Name) and isinstance(end, ast.Constant)
        }
        for row, column in pairwise(one.arg for one in function.args.args):
            for call in (node for node in program.inside[function] if isinstance(node, ast.Call)):
                texts = [program.text(one) for one in call.args]
                onward = [row, f"{column} + 1"]
                if row in ends and column not in ends and texts[-2:] == onward:
                    start, first = program.span(call)[0], program.span(call.args[-2])[0]
                    again = f"{program.source[start:first]}{row} + 1, 0)"
                    code = f"if {column} == {ends[row]}:\n{program.unit}return {again}"
                    place = first_statement(function)
                    yield insert(program, "wrap_missing", 2, place, code, before=True)


def _begun_anew(program: Program) -> Iterator[Edit]:
    """Yield `r + 1, 0` for `r + 1, c` where c has come to its end."""
    for node in program.nodes:
        match node:
            case ast.If(ast.Compare(ast.Name(name), [op], [_])) | ast.IfExp(
                ast.Compare(ast.Name(name), [op], [_])
            ):
                at_end = isinstance(op, ast.Eq | ast.GtE)
            case _:
                continue
        branch = node.body if at_end else node.orelse
        parts: list[ast.AST] = [*branch] if isinstance(branch, list) else [branch]
        for part in (inner for one in parts for inner in ast.walk(one)):
            match part:
                case (
                    ast.Tuple([*_, ast.BinOp(_, ast.Add()), ast.Name(last) as column])
                    | ast.Call(args=[*_, ast.BinOp(_, ast.Add()), ast.Name(last) as column])
                ) if last == name:
                    yield replace(program, "number", 2, column, "0")


def _counted(program: Program) -> Iterator[Edit]:
    """Yield `k += 1` at the end of `while k < 9`, and before each `continue` in it."""
    for node in program.nodes:
        match node:
            case ast.While(ast.Compare(ast.Name(name), [ast.Lt() | ast.LtE() | ast.NotEq()], [_])):
                for place in ast.walk(node):
                    if place is node.body[-1] and not isinstance(place, LEAVES):
                        yield insert(program, "counter_missing", 1, place, f"{name} += 1")
                    elif isinstance(place, ast.Continue) and program.loop_of(place) is node:
                        code = f"{name} += 1"
                        yield insert(program, "counter_missing", 2, place, code, before=True)


def _set_back(program: Program) -> Iterator[Edit]:
    """Yield `c = 0` where the row goes on, behind `r += 1`, and `r += 1` where it is forgotten."""
    for node in program.nodes:
        match node:
            case ast.AugAssign(ast.Name(name), ast.Add(), ast.Constant(1)):
                for one, other in pairs_in(program.function_of(node)):
                    if one == name:
                        yield insert(program, "reset_missing", 2, node, f"{other} = 0")
            case ast.Assign([ast.Name(name)], ast.Constant(0)):
                if program.loop_of(node) and isinstance(program.parents[node], ast.If):
                    for one, other in pairs_in(program.function_of(node)):
                        if other == name:
                            yield insert(program, "counter_missing", 2, node, f"{one} += 1")


def _of_nothing(program: Program) -> Iterator[Edit]:
    """Yield the count itself for the question whether a key is there, if counts go down to 0."""
    counted = {
        program.text(node.target.value)
        for node in program.nodes
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Sub | ast.Add)
        if isinstance(node.op, ast.Sub) or not isinstance(node.value, ast.Constant)
        if isinstance(node.target, ast.Subscript)
    }
    names = {text.partition("[")[0] for text in counted}
    nested = {"[" in text for text in counted}
    pieces: list[Piece] = []
    for node in program.nodes:
        match node:
            case ast.Compare(key, [ast.In() | ast.NotIn() as op], [container]):
                text = program.text(container)
                if text.partition("[")[0] in names and ("[" in text) in nested:
                    count = f"{text}.get({program.text(key)})"
                    new = f"not {count}" if isinstance(op, ast.NotIn) else count
                    pieces.append((*program.span(node), new))
    if pieces:
        start, end, new = min(pieces)
        old = program.source[start:end]
        yield Edit("counted", 1, program.line_at(start), tuple(pieces), old, new)


def _around_again(program: Program) -> Iterator[Edit]:
    """Yield `(k + 1) % 7` for `k + 1` where the function asks whether k is 6."""
    for function in program.functions:
        lasts = {
            node.left.id: node.comparators[0].value
            for node in program.inside[function]
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq)
            if isinstance(node.left, ast.Name) and isinstance(node.comparators[0], ast.Constant)
        }
        for node in program.inside[function]:
            match node:
                case ast.BinOp(ast.Name(name), ast.Add(), ast.Constant(1)):
                    last = lasts.get(name)
                    tight = isinstance(program.parents[node], ast.BinOp)
                    if type(last) is int and last > 0 and not tight:
                        code = f"({program.text(node)}) % {last + 1}"
                        yield replace(program, "operand_missing", 2, node, code)


def _used(program: Program) -> Iterator[Edit]:
    """Yield what a loop goes on with, behind the first statement of `while bits: low = …`."""
    for node in program.nodes:
        match node:
            case ast.While(ast.Name(name) | ast.Compare(ast.Name(name), [_], [ast.Constant()])):
                first = node.body[0]
                inside = [one for part in node.body for one in ast.walk(part)]
                changed = any(name in names_bound_by(one) for one in inside) or any(
                    isinstance(one, ast.Attribute) and program.text(one.value) == name
                    for one in inside
                )
                if not changed and name in names_in(first) and isinstance(first, ast.Assign):
                    steps = f"{name} &= {name} - 1", f"{name} //= 10", f"{name} = {name}[1:]"
                    for code in steps:
                        yield insert(program, "counter_missing", 1, first, code)


def _counted_out(program: Program) -> Iterator[Edit]:
    """Yield `k == len(blanks)` for `k == 81` where k is an index of `blanks`."""
    for function in program.functions:
        indexed = {
            node.slice.id: program.text(node.value)
            for node in program.inside[function]
            if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name)
            if isinstance(node.value, ast.Name | ast.Attribute)
        }
        for node in program.inside[function]:
            match node:
                case ast.Compare(ast.Name(name), [_], [ast.Constant(int()) as end]):
                    if name in indexed:
                        yield replace(program, "number", 1, end, f"len({indexed[name]})")


def _begun_again(program: Program) -> Iterator[Edit]:
    """Yield `first = 1` in one branch of a loop, if another sets it, and it begins with 1."""
    begun = {
        node.targets[0].id: program.text(node)
        for node in program.nodes
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        if isinstance(node.value, ast.Constant) and not program.loop_of(node)
    }
    for node in program.nodes:
        if isinstance(node, ast.If) and node.orelse and program.loop_of(node):
            branches = node.body, node.orelse
            for one, other in (branches, branches[::-1]):
                set_here, set_there = map(_names_bound_in, (one, other))
                for name in sorted((set_there - set_here) & begun.keys()):
                    if not isinstance(one[-1], LEAVES):
                        yield insert(program, "reset_missing", 1, one[-1], begun[name])


def _names_bound_in(block: list[ast.stmt]) -> set[str]:
    return {name for part in block for node in ast.walk(part) for name in names_bound_by(node)}
