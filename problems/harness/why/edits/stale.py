"""Edits of what is worked out once, but used when it no longer holds: it is worked out again."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeGuard

from harness.why.edit import Edit, insert, replace
from harness.why.program import Function, Program, called, first_statement, names_in


class Made(NamedTuple):
    """A call that works something out, and the names that stand for its key or its item."""

    call: ast.Call
    key: ast.expr
    through: str = ""
    """The list that the keys come from, if the results are in a list."""


def edits(program: Program) -> Iterator[Edit]:
    """Yield a call again in the place of its result that is kept, and each refresh once more."""
    tables = _tables(program)
    for node in program.nodes:
        match node:
            case ast.Subscript(container, place, ast.Load()):
                if made := tables.get(program.text(container)):
                    yield from _again(program, node, made, place)
            case ast.Call() if function := called(program, node):
                yield from _passed_on(program, node, function)
    yield from _kept_names(program)
    yield from _unpacked(program)
    yield from _refreshed(program)


def _tables(program: Program) -> Mapping[str, Made]:
    """Return, by its name, how each table is made of which no item is set again."""
    found: dict[str, Made] = {}
    stored: dict[str, int] = defaultdict(int)
    for node in program.nodes:
        match node:
            case ast.Assign([ast.Subscript(container, key)], ast.Call() as call):
                if called(program, call):
                    found[program.text(container)] = Made(call, key)
            case ast.Assign([container], ast.DictComp(key, ast.Call() as call)):
                if called(program, call):
                    found[program.text(container)] = Made(call, key)
            case ast.Assign([container], ast.ListComp(ast.Call() as call, [loop])):
                if called(program, call):
                    through = program.text(loop.iter)
                    found[program.text(container)] = Made(call, loop.target, through)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            stored[program.text(node.value)] += 1
    return {name: made for name, made in found.items() if stored[name] < 2}


def _again(program: Program, node: ast.expr, made: Made, place: ast.expr) -> Iterator[Edit]:
    """Yield the call that made an item of a table in the place of the item."""
    text = program.text(place)
    text = f"{made.through}[{text}]" if made.through else text
    keys, places = [made.key], [text]
    code = program.text(made.call)
    if isinstance(made.key, ast.Tuple):
        keys = made.key.elts
        if isinstance(place, ast.Tuple) and len(place.elts) == len(keys) and not made.through:
            places = [program.text(one) for one in place.elts]
        else:
            row = r"\s*,\s*".join(re.escape(program.text(one)) for one in keys)
            code, places = re.sub(rf"\b{row}\b", f"*{text}", code), []
    names = [program.text(one) for one in keys]
    yield from _called_again(program, node, made.call, code, dict(zip(names, places, strict=False)))


def _called_again(
    program: Program, node: ast.expr, call: ast.Call, code: str, new: Mapping[str, str]
) -> Iterator[Edit]:
    """Yield a call with other names in the place of its result, if all of them can be seen."""
    code = re.sub(r"(?<![.\w])\w+", lambda word: new.get(word[0], word[0]), code)
    try:
        used = names_in(ast.parse(code))
    except SyntaxError:
        return
    seen = {*program.names_seen_in[program.function_of(node)], "self"}
    inside = any(one is call for one in (node, *program.around(node)))
    if used <= seen and not inside:
        cost = 2 + program.text(node).startswith("self.")  # which is rather filled anew
        yield replace(program, "stale", cost, node, code)


def _passed_on(program: Program, node: ast.Call, function: Function) -> Iterator[Edit]:
    """Yield what a function is called with at first where it passes its own argument on."""
    if program.function_of(node) is not function:
        return
    firsts = [
        one
        for one in program.nodes
        if isinstance(one, ast.Call)
        if called(program, one) is function and program.function_of(one) is not function
    ]
    for first in firsts[:1]:
        for own, begun in zip(node.args, first.args, strict=False):
            if isinstance(own, ast.Name) and isinstance(begun, ast.Call) and called(program, begun):
                yield from _called_again(program, own, begun, program.text(begun), {})


def _kept_names(program: Program) -> Iterator[Edit]:
    """Yield a call in the place of the name for its result in a deeper function, or a method."""
    made: dict[str, list[ast.expr]] = defaultdict(list)
    for node in program.nodes:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                made[program.text(target)].append(node.value)
    for node in program.nodes:
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
            match made.get(program.text(node)):
                case [ast.Call() as call] if called(program, call):
                    if program.function_of(call) is not program.function_of(node):
                        yield from _called_again(program, node, call, program.text(call), {})


def _unpacked(program: Program) -> Iterator[Edit]:
    """Yield a call in the place of a name that is unpacked from a row of a list with its result."""
    rows = [node for node in program.nodes if isinstance(node, ast.Tuple)]
    made = [
        (row, at, call)
        for row in rows
        for at, call in enumerate(row.elts)
        if isinstance(call, ast.Call) and called(program, call)
    ]
    for row, at, call in made:
        for other in rows:
            names = [one.id for one in other.elts if isinstance(one, ast.Name)]
            function = program.function_of(other)
            if isinstance(other.ctx, ast.Store) and len(names) == len(row.elts) and function:
                new = dict(zip(map(program.text, row.elts), names, strict=True))
                for node in program.inside[function]:
                    if _is_read(node, names[at]):
                        code = program.text(call)
                        yield from _called_again(program, node, call, code, new)


def _is_read(node: ast.AST, name: str) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)


def _refreshed(program: Program) -> Iterator[Edit]:
    """Yield a call without an answer also at the beginning of each other function."""
    calls = {
        program.text(node.value): (node.value, function)
        for node in program.nodes
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        if (function := called(program, node.value))
    }
    for text, (call, itself) in calls.items():
        for function in program.functions:
            seen = {*program.names_seen_in[function], "self"}
            around = {itself, program.function_of(call)}
            if function not in around and names_in(call) <= seen and "\n" not in text:
                place = first_statement(function)
                yield insert(program, "step_missing", 2, place, text, before=True)
