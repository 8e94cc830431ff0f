"""Edits of look-ups: one of several containers is not looked up, or in another place."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence

from harness.why.edit import Edit, replace
from harness.why.edits.notes import LookUp, look_ups_of, others_of
from harness.why.program import Program, names_in


def edits(program: Program) -> Iterator[Edit]:
    """Yield `or d in boxes[b]` beside the like, other places, and loops over one container more."""
    look_ups = list(look_ups_of(program))
    rows = [node for node in program.nodes if isinstance(node, ast.Tuple | ast.List)]
    yield from _places(program)
    for node in program.nodes:
        if isinstance(node, ast.expr):
            yield from _looked_up(program, node, look_ups)
        if isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple | ast.List):
            yield from _shorter(program, node.iter, rows)


def _places(program: Program) -> Iterator[Edit]:
    """Yield `boxes[b]` for `boxes[r]` where the same container is indexed by `b` elsewhere."""
    looked_up: dict[str, list[ast.Subscript]] = defaultdict(list)
    for node in program.nodes:
        match node:
            case ast.Subscript(ast.Name() | ast.Attribute() as container, place):
                sliced = isinstance(place, ast.Slice)
                if not sliced and not isinstance(program.parents[node], ast.Subscript):
                    looked_up[program.text(container)].append(node)
    for nodes in looked_up.values():
        places = {program.text(node.slice): node.slice for node in nodes}
        for node in nodes if len(places) > 1 else ():
            seen = {*program.names_seen_in[program.function_of(node)], "self"}
            for text, place in places.items():
                known = isinstance(place, ast.Constant) or text == program.text(node.slice)
                if not known and names_in(place) <= seen:
                    yield replace(program, "place", 2, node.slice, text)


def _shorter(
    program: Program, node: ast.Tuple | ast.List, rows: list[ast.Tuple | ast.List]
) -> Iterator[Edit]:
    """Yield what a loop goes through with the one part more that it has elsewhere."""
    own = {program.text(one) for one in node.elts}
    for other in rows:
        parts = {program.text(one) for one in other.elts}
        if len(own) > 1 and own < parts and len(parts) == len(own) + 1:
            [left_out] = parts - own
            edit = replace(program, "step_missing", 1, node, program.text(other))
            yield edit.quoting("", left_out)


def _looked_up(program: Program, node: ast.expr, look_ups: Sequence[LookUp]) -> Iterator[Edit]:
    """Yield a look-up beside others: `d in cols[c] or d in boxes[b]`, `cols[c] | boxes[b]`."""
    match node:
        case ast.Compare(value, [ast.In() | ast.NotIn() as op], [ast.Subscript() as target]):
            word = "in" if isinstance(op, ast.In) else "not in"
            joint = "or" if word == "in" else "and"
            before, behind = f"{program.text(value)} {word} ", ""
        case ast.BinOp(_, ast.BitOr() | ast.BitAnd() as sign, ast.Subscript() as target):
            joint, before, behind = "|" if isinstance(sign, ast.BitOr) else "&", "", ""
        case ast.BoolOp(
            op,
            [*_, ast.Subscript(ast.Subscript() as target) as last]
            | [*_, ast.UnaryOp(ast.Not(), ast.Subscript(ast.Subscript() as target)) as last],
        ):
            joint = "or" if isinstance(op, ast.Or) else "and"
            (start, end), (first, behind_it) = program.span(target), program.span(last)
            before, behind = program.source[first:start], program.source[end:behind_it]
        case _:
            return
    whole = program.text(node)
    around = {name for name in names_in(node) if name in whole}
    for other in others_of(program, target, around, look_ups):
        if other.partition("[")[0] not in whole:
            yield replace(
                program, "look_missing", 2, node, f"{whole} {joint} {before}{other}{behind}"
            )
