"""Edits of notes: one of several containers is left out, or is looked up in another place."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harness.judge.experiments.edit import Edit, Piece, insert_after, replace
from harness.judge.experiments.edits.names import pairs_in
from harness.judge.experiments.program import Function, Program, names_in

METHODS = ("add", "append", "remove", "discard")


class LookUp(NamedTuple):
    """A container by its name, and the forms of a look-up in it, each with the names it uses."""

    container: str
    forms: tuple[tuple[str, set[str]], ...]
    function: Function | None
    """The function that it stands in."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield `boxes[b].add(d)` behind `cols[c].add(d)`, and `or d in boxes[b]` beside the like."""
    notes = {statement: target for statement in program.block_of if (target := _noted(statement))}
    look_ups = list(_look_ups(program))
    for statement, target in notes.items():
        block = program.block_of[statement]
        beside = [one for one in notes if program.block_of[one] is block]
        there = {program.text(notes[one].value) for one in beside}
        for other in _others(program, target, there, look_ups):
            pieces = [_like(program, statement, target, other)]
            yield _missing(2, statement, pieces)
            for one in beside:  # where that is taken back, this has to be as well
                same = program.text(notes[one]) == program.text(target)
                if one.lineno > statement.lineno and same:
                    pieces.append(_like(program, one, notes[one], other))
            if len(pieces) > 1:
                yield _missing(3, statement, pieces)
    yield from _places(program)
    rows = [node for node in program.nodes if isinstance(node, ast.Tuple | ast.List)]
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
            yield Edit(edit.kind, edit.cost, edit.line, edit.pieces, "", left_out)


def _missing(cost: int, statement: ast.stmt, pieces: list[Piece]) -> Edit:
    code = pieces[0][2].strip("; \n")
    return Edit("step_missing", cost, statement.lineno, tuple(pieces), "", code)


def _noted(statement: ast.stmt) -> ast.Subscript | None:
    """Return the container that a statement changes, if it stands in a list of them."""
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(ast.Subscript() as target, name), [_])):
            return target if name in METHODS else None
        case ast.AugAssign(ast.Subscript() as target):
            return target
        case ast.Assign([ast.Subscript(ast.Subscript() as target)]):
            return target
    return None


def _like(program: Program, statement: ast.stmt, target: ast.Subscript, other: str) -> Piece:
    """Return the piece that adds a statement like another one, on another container."""
    start, end = program.span(target)
    first, last = program.span(statement)
    code = program.source[first:start] + other + program.source[end:last]
    return insert_after(program, statement, code)


def _others(
    program: Program, node: ast.Subscript, there: set[str], look_ups: Sequence[LookUp]
) -> list[str]:
    """Return look-ups of containers that are not there yet and can stand where another stands."""
    seen = {*program.names_seen_in[program.function_of(node)], "self"}
    there = there | {program.text(node.value)}
    found: dict[str, None] = {}
    for one in look_ups:
        for text, names in one.forms if one.container not in there else ():
            if names <= seen:
                found[text] = None
            else:
                found |= dict.fromkeys(_renamed(program, node, text, names - seen, one.function))
    return list(found)


def _renamed(
    program: Program, node: ast.Subscript, text: str, unseen: set[str], function: Function | None
) -> Iterator[str]:
    """Yield a look-up with the names for a row and a column that a function itself has for them."""
    own = names_in(node.slice)
    pairs = pairs_in(program.function_of(node))
    here = next((pair for pair in pairs if own & {*pair} and "self" not in pair), None)
    there = next((pair for pair in pairs_in(function) if unseen <= {*pair}), None)
    if here and there:
        new = dict(zip(there, here, strict=True))
        yield re.sub(r"\w+", lambda word: new.get(word[0], word[0]), text)


def _look_ups(program: Program) -> Iterator[LookUp]:
    """Yield the look-ups of containers that have a name."""
    for node in program.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name | ast.Attribute):
            name, place = program.text(node.value), _formula(program, node)
            by_formula = f"{name}[{program.text(place)}]", names_in(node.value) | names_in(place)
            as_written = program.text(node), names_in(node)
            yield LookUp(name, (by_formula, as_written), program.function_of(node))


def _formula(program: Program, node: ast.Subscript) -> ast.expr:
    """Return the index of a look-up, or the formula that a name for it stands for."""
    place = node.slice
    values = [
        one.value
        for one in program.nodes
        if isinstance(one, ast.Assign)
        and isinstance(place, ast.Name)
        and [program.text(target) for target in one.targets] == [place.id]
    ]
    return values[0] if len(values) == 1 else place


def _looked_up(program: Program, node: ast.expr, look_ups: Sequence[LookUp]) -> Iterator[Edit]:
    """Yield a look-up beside others: `d in cols[c] or d in boxes[b]`, `cols[c] | boxes[b]`."""
    match node:
        case ast.Compare(value, [ast.In() | ast.NotIn() as op], [ast.Subscript() as target]):
            word = "in" if isinstance(op, ast.In) else "not in"
            joint = "or" if word == "in" else "and"
            before, behind = f"{program.text(value)} {word} ", ""
        case ast.BinOp(_, ast.BitOr() | ast.BitAnd() as sign, ast.Subscript() as target):
            joint, before, behind = "|" if isinstance(sign, ast.BitOr) else "&", "", ""
        case ast.BoolOp(op, [*_, ast.Subscript(ast.Subscript() as target) as last]):
            joint, before = "or" if isinstance(op, ast.Or) else "and", ""
            behind = program.source[program.span(target)[1] : program.span(last)[1]]
        case _:
            return
    whole = program.text(node)
    around = {name for name in names_in(node) if name in whole}
    for other in _others(program, target, around, look_ups):
        if other.partition("[")[0] not in whole:
            yield replace(
                program, "look_missing", 2, node, f"{whole} {joint} {before}{other}{behind}"
            )
