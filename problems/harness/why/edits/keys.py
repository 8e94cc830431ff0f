"""Edits of keys that stand side by side: two that are alike by mistake, and one that is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TypeAlias

from harness.why.edit import Edit, replace
from harness.why.program import Program

Form: TypeAlias = tuple[object, ...]
"""The constant parts of a key; None for each that is computed."""

PART = re.compile(r"\{[^{}]+\}")
"""A part of a formatted text that is computed."""
WORD = re.compile(r"[A-Za-z]\w*")
ASKED = ast.In | ast.NotIn
FEWEST_MEMBERS = 2


def edits(program: Program) -> Iterator[Edit]:
    """Yield keys with a mark that no other has, with two parts exchanged, and one key more."""
    for keys in _side_by_side(program):
        known: dict[Form, str] = {}
        for key in keys:
            form, text = _form(key), program.text(key)
            if form and known.setdefault(form, text) != text:
                yield replace(program, "keys_alike", 1, key, _marked(key, text))
    for node in program.nodes:
        if isinstance(node, ast.List | ast.Set | ast.Tuple):
            yield from _one_more(program, node)
        elif isinstance(node, ast.JoinedStr):
            yield from _exchanged(program, node)


def _side_by_side(program: Program) -> Iterator[Sequence[ast.expr]]:
    """Yield the members of each set, what a block keeps, and what a condition looks up."""
    for node in program.nodes:
        match node:
            case ast.Set(members):
                yield members
            case ast.Tuple(members) | ast.List(members):
                yield [one for one in members if not isinstance(one, ast.Tuple) or _is_named(one)]
            case ast.BoolOp(_, parts):
                yield [
                    one.left
                    for one in parts
                    if isinstance(one, ast.Compare) and isinstance(one.ops[0], ASKED)
                ]
    for block in program.blocks:
        yield [key for statement in block for key in _kept(statement)]


def _is_named(key: ast.Tuple) -> bool:
    """Return True for a key with the name of what it is about, as `("row", r, d)`."""
    return any(isinstance(getattr(one, "value", None), str) for one in key.elts)


def _kept(statement: ast.stmt) -> Sequence[ast.expr]:
    """Return the key that a statement adds to a set, or gives a name."""
    match statement:
        case ast.Expr(ast.Call(ast.Attribute(_, "add" | "remove" | "discard"), [key])):
            return [key]
        case ast.Assign([ast.Name()], ast.JoinedStr() as key):
            return [key]
    return []


def _form(key: ast.expr) -> Form:
    """Return the form of a key; () for what is not put together from several parts."""
    match key:
        case ast.Tuple(parts) | ast.JoinedStr(parts):
            return type(key), *(
                getattr(one, "value", None) if _is_fixed(one) else None for one in parts
            )
        case ast.BinOp(ast.Constant(str(text)), ast.Mod()):
            return "%", text
        case ast.Call(ast.Attribute(ast.Constant(str(text)), "format")):
            return "format", text
        case ast.BinOp(_, ast.Add()) if "str(" in ast.unparse(key):
            return ("+", *(one.value for one in ast.walk(key) if isinstance(one, ast.Constant)))
    return ()


def _is_fixed(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant)


def _marked(key: ast.expr, text: str) -> str:
    """Return the text of a key that begins with a mark of its own."""
    match key:
        case ast.Tuple():
            return f'("x", {text.removeprefix("(")}' + ")" * (text[:1] != "(")
        case ast.BinOp(_, ast.Add()):
            return f'"x" + {text}'
    return re.sub("['\"]+", lambda quotes: f"{quotes[0]}x", text, count=1)


def _one_more(program: Program, node: ast.List | ast.Set | ast.Tuple) -> Iterator[Edit]:
    """Yield keys such as `("r", r, d), ("c", c, d)` with one for two names that share none yet."""
    keys = [one.elts for one in node.elts if isinstance(one, ast.Tuple)]
    tags = [getattr(key[0], "value", None) for key in keys if key]
    if len(tags) < FEWEST_MEMBERS or len(tags) < len(node.elts) or len({*tags}) < len(tags):
        return
    numbers = [tag for tag in tags if isinstance(tag, int)]
    if len(numbers) < len(tags) and not all(isinstance(tag, str) for tag in tags):
        return
    new = max(numbers) + 1 if numbers else '"x"'
    named = [[one.id for one in key if isinstance(one, ast.Name)] for key in keys]
    names = list(dict.fromkeys(name for key in named for name in key))
    for pair in combinations(names, 2):
        if not any({*pair} <= {*key} for key in named):
            first, text = node.elts[0], program.text(node.elts[0])
            edit = replace(program, "key_missing", 1, first, f"({new}, {', '.join(pair)}), {text}")
            yield edit.quoting(program.text(node))


def _exchanged(program: Program, node: ast.JoinedStr) -> Iterator[Edit]:
    """Yield a formatted text with two neighbours of its computed parts exchanged."""
    start, _ = program.span(node)
    parts = list(PART.finditer(program.text(node)))
    for one, other in pairwise(parts):
        pieces = tuple(
            (start + a.start(), start + a.end(), b[0]) for a, b in ((one, other), (other, one))
        )
        alike = WORD.sub("_", one[0]) == WORD.sub("_", other[0])
        if alike and one[0] != other[0]:
            yield Edit("order", 2, program.line_at(start), pieces, one[0], other[0])
