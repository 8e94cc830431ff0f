"""Edits of names: another one in scope, a misspelt one, one that is missing."""

from __future__ import annotations

import ast
import builtins
from collections import defaultdict
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise

from harness.why.edit import Edit, Piece, replace
from harness.why.program import Function, Program, called, names_bound_by

BUILTINS = frozenset(dir(builtins))


def edits(program: Program) -> Iterator[Edit]:
    """Yield edits of each name and each attribute of `self`."""
    roles = roles_of(program)
    for node in program.nodes:
        match node:
            case ast.Name(name, ast.Load()):
                yield from _another(program, node, name, roles)
            case ast.Attribute(ast.Name("self"), name):
                yield from _another(program, node, f"self.{name}", roles)
            case ast.For(iter=ast.Subscript() as whole):
                yield from _collected(program, whole, roles)
    for block in program.blocks:
        for before, behind in pairwise(block):
            yield from _other_of_both(program, before, behind)
    yield from _misspelt(program)
    yield from _never_read(program)


@lru_cache(maxsize=2)
def roles_of(program: Program) -> dict[str, set[str]]:
    """Return, by a name or an attribute of `self`, the ways in which it is used."""
    roles: dict[str, set[str]] = defaultdict(set)

    def add(role: str, *nodes: ast.AST) -> None:
        for node in nodes:
            if name := name_of(node):
                roles[name].add(role)

    for node in program.nodes:
        match node:
            case ast.Subscript(value, place):
                add("container", value)
                add("index", *ast.walk(place))
            case ast.For(target, values) | ast.comprehension(target, values):
                counts = isinstance(values, ast.Call) and name_of(values.func) == "range"
                add("container", values)
                add("index" if counts else "item", *ast.walk(target))
            case ast.Call(function):
                add("function", function)
                add("container", getattr(function, "value", function))
            case ast.BinOp(left, _, right):
                add("number", left, right)
            case ast.Compare(left, _, others):
                add("compared", left, *others)
    return roles


def name_of(node: ast.AST) -> str:
    """Return `name` or `self.name` for what is only a name, and '' for all else."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(ast.Name("self"), name):
            return f"self.{name}"
    return ""


def _another(
    program: Program, node: ast.expr, name: str, roles: dict[str, set[str]]
) -> Iterator[Edit]:
    """Yield names that are used in the same way as another one."""
    seen = program.names_seen_in[program.function_of(node)]
    own = roles.get(name, set())
    pairs = pairs_in(program.function_of(node))
    others = roles if name.startswith("self.") else seen
    for other in others:
        used = roles.get(other, set())
        alike = own & used and other.startswith("self.") == name.startswith("self.")
        if other != name and alike and "function" not in own | used:
            known = {(name, other), (other, name)} & {*pairs, *_unpacked_together(program)}
            passed = _passed_in(program, node)
            beside = name.startswith("self.") or known or other in passed
            yield replace(program, "name", 3 if beside else 4, node, other)


def _passed_in(program: Program, node: ast.expr) -> set[str]:
    """Return the names that a function passes to others, if a node is one that it passes, too."""
    parent, function = program.parents[node], program.function_of(node)
    if function is None or not isinstance(parent, ast.Call) or not called(program, parent):
        return set()
    calls = (one for one in program.inside[function] if isinstance(one, ast.Call))
    return {name_of(one) for call in calls if called(program, call) for one in call.args}


@lru_cache(maxsize=2)
def _unpacked_together(program: Program) -> set[tuple[str, str]]:
    """Return the neighbours among three and more names that are set at once."""
    targets = [
        node.elts
        for node in program.nodes
        if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Store)
    ]
    return {
        (one.id, other.id)
        for names in targets
        for one, other in pairwise(names)
        if isinstance(one, ast.Name) and isinstance(other, ast.Name)
    }


def _other_of_both(program: Program, before: ast.stmt, behind: ast.stmt) -> Iterator[Edit]:
    """Yield `if not cell` for `if not digits` behind `cell, digits = …`."""
    match before, behind:
        case (
            ast.Assign([ast.Tuple(names)]),
            ast.If(ast.UnaryOp(_, ast.Name(name) as asked) | ast.Compare(ast.Name(name) as asked)),
        ) if name in map(name_of, names):
            for other in names:
                if name_of(other) not in ("", name):
                    yield replace(program, "name", 2, asked, name_of(other))


def _collected(
    program: Program, whole: ast.Subscript, roles: dict[str, set[str]]
) -> Iterator[Edit]:
    """Yield what a function has collected, in the place of all that a loop goes over."""
    function = program.function_of(whole)
    inside = program.inside[function] if function else []
    kept = {name for one in inside for name in names_bound_by(one) if not isinstance(one, ast.arg)}
    for name in sorted(kept - {name_of(whole.value)}):
        if "container" in roles.get(name, ()):
            yield replace(program, "iterable", 2, whole, name)


def _misspelt(program: Program) -> Iterator[Edit]:
    """Yield for the names that are bound nowhere what they are most like, one by one and all."""
    pieces: list[Piece] = []
    for node in program.nodes:
        name = name_of(node)
        short = name.removeprefix("self.")
        known = program.attributes if name != short else program.bound | BUILTINS
        if not isinstance(node, ast.expr) or not name or short in known:
            continue
        there = program.names_seen_in[program.function_of(node)]
        words = [*there, "True", "False", "None", "range", "len"] if name == short else known
        like = get_close_matches(short.capitalize(), words, 1) or get_close_matches(short, words, 1)
        for one in like:
            new = one if name == short else f"self.{one}"
            yield (edit := replace(program, "name", 1, node, new))
            pieces += edit.pieces
    if len(pieces) > 1:
        line = program.line_at(min(pieces)[0])
        yield Edit("name", 1, line, tuple(pieces), "", pieces[0][2])


def _never_read(program: Program) -> Iterator[Edit]:
    """Yield a name that is set and never read, in an index or a range of its function."""
    loaded = {
        node.id
        for node in program.nodes
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    for function in program.functions:
        bound = {
            name
            for node in program.inside[function]
            if isinstance(node, ast.Name)
            for name in names_bound_by(node)
        }
        for unused in sorted(bound - loaded - {"_"}):
            for node in program.inside[function]:
                if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name):
                    new = f"{unused} + {node.slice.id}"
                    yield replace(program, "operand_missing", 2, node.slice, new)
                match node:
                    case ast.Call(ast.Name("range"), [ast.Constant() as start, _]):
                        yield replace(program, "range", 2, start, f"{unused} + 1")


@lru_cache(maxsize=16)
def pairs_in(function: Function | None) -> list[tuple[str, str]]:
    """Return the names that a function uses side by side, such as a row and a column."""
    found: list[tuple[str, str]] = []
    if function:
        names = [one.arg for one in function.args.args]
        found += pairwise(names)
    for node in ast.walk(function) if function else ():
        match node:
            case ast.Tuple([ast.Name(one), ast.Name(other)]):
                found.append((one, other))
            case ast.Subscript(ast.Subscript(_, ast.Name(one)), ast.Name(other)):
                found.append((one, other))
            case ast.For(ast.Name(one), body=[ast.For(ast.Name(other)), *_]):
                found.append((one, other))
    return found
