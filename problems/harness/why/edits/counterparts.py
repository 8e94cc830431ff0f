"""Edits of what one place adds and another removes: an item that only one of the two knows."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from harness.why.edit import Edit, insert
from harness.why.program import Program, names_in

ADDS, REMOVES = ("add", "append"), ("discard", "remove")


class ItemChange(NamedTuple):
    """A statement that adds one item to a container, or removes it."""

    statement: ast.stmt
    item: ast.expr


def edits(program: Program) -> Iterator[Edit]:
    """Yield `seen.discard((b, d))` beside others where `seen.add((b, d))` stands beside theirs."""
    added, removed = _blocks(program, ADDS), _blocks(program, REMOVES)
    for container in added.keys() & removed.keys():
        for block in added[container]:
            for other in removed[container]:
                yield from _completed(program, block, other, "undo")
                yield from _completed(program, other, block, "step_missing")


def _blocks(program: Program, methods: tuple[str, ...]) -> dict[str, list[list[ItemChange]]]:
    """Return by container the changes of each block, if it has several."""
    found: dict[str, list[list[ItemChange]]] = defaultdict(list)
    for block in program.blocks:
        changes: dict[str, list[ItemChange]] = defaultdict(list)
        for statement in block:
            match statement:
                case ast.Expr(ast.Call(ast.Attribute(of, method), [item])) if method in methods:
                    changes[program.text(of)].append(ItemChange(statement, item))
        for name, some in changes.items():
            if len(some) > 1:
                found[name].append(some)
    return found


def _completed(
    program: Program, whole: list[ItemChange], part: list[ItemChange], kind: str
) -> Iterator[Edit]:
    """Yield the change of the one item that a block lacks, like the last of the changes it has."""
    there = {program.text(one.item) for one in part}
    missing = [one.item for one in whole if program.text(one.item) not in there]
    last = part[-1]
    seen = {*program.names_seen_in[program.function_of(last.statement)], "self"}
    if len(missing) == 1 and len(whole) == len(part) + 1 and names_in(missing[0]) <= seen:
        (start, end), (first, behind) = program.span(last.item), program.span(last.statement)
        new = program.text(missing[0])
        code = program.source[first:start] + new + program.source[end:behind]
        yield insert(program, kind, 1, last.statement, code)
