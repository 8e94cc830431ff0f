"""Edits of notes: one of several containers is left out where the others are changed."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harness.why.edit import Edit, Piece, insert_after
from harness.why.edits.names import pairs_in
from harness.why.program import Function, Program, names_in

METHODS = ("add", "append", "remove", "discard")


class LookUp(NamedTuple):
    """A container by its name, and the forms of a look-up in it, each with the names it uses."""

    container: str
    forms: tuple[tuple[str, set[str]], ...]
    function: Function | None
    """The function that it stands in."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield `boxes[b].add(d)` behind `cols[c].add(d)`, or all that stand together elsewhere."""
    notes = {statement: target for statement in program.block_of if (target := _noted(statement))}
    look_ups = list(look_ups_of(program))
    groups: dict[int, set[str]] = defaultdict(set)
    for statement, target in notes.items():
        if not isinstance(statement, ast.Assign):
            groups[id(program.block_of[statement])].add(program.text(target.value))
    for statement, target in notes.items():
        block = program.block_of[statement]
        beside = [one for one in notes if program.block_of[one] is block]
        there = {program.text(notes[one].value) for one in beside}
        others = others_of(program, target, there, look_ups)
        for other in others:
            pieces = [_like(program, statement, target, other)]
            yield _missing(2, statement, pieces)
            for one in beside:  # where that is taken back, this has to be as well
                same = program.text(notes[one]) == program.text(target)
                if one.lineno > statement.lineno and same:
                    pieces.append(_like(program, one, notes[one], other))
            if len(pieces) > 1:
                yield _missing(3, statement, pieces)
        whole = max((one for one in groups.values() if there < one), key=len, default=there)
        wanted = {name: other for other in others if (name := other.partition("[")[0]) in whole}
        if len(wanted) > 1:
            yield _all_missing(program, statement, target, list(wanted.values()))


def _all_missing(
    program: Program, statement: ast.stmt, target: ast.Subscript, others: list[str]
) -> Edit:
    """Return the edit that adds all the containers that are changed together elsewhere."""
    pieces = [_like(program, statement, target, other) for other in others]
    place = pieces[0][0]
    return _missing(2, statement, [(place, place, "".join(new for _, _, new in pieces))])


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


def others_of(
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
            elif one.container.partition(".")[0] in seen:
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


def look_ups_of(program: Program) -> Iterator[LookUp]:
    """Yield the look-ups of containers that have a name."""
    for node in program.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name | ast.Attribute):
            name, place = program.text(node.value), _formula(program, node)
            by_formula = f"{name}[{program.text(place)}]", names_in(node.value) | names_in(place)
            as_written = program.text(node), names_in(node)
            yield LookUp(name, (by_formula, as_written), program.function_of(node))
        elif isinstance(node, ast.Subscript) and _holds_items(program, node):
            name = program.text(node.value).partition("[")[0]
            forms = ((program.text(node), names_in(node)),)
            yield LookUp(name, forms, program.function_of(node))


def _holds_items(program: Program, node: ast.Subscript) -> bool:
    """Return True for `boxes[r // 3][c // 3]` where it is added to, or an item is looked for."""
    match program.parents[node]:
        case ast.Attribute(attr=name):
            return name in METHODS
        case ast.Compare(_, [ast.In() | ast.NotIn()]) as whole:
            return node in whole.comparators
    return False


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
