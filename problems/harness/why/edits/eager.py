"""Edits of a search that tries on after its success: a list of answers where one is enough."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from harness.why.edit import SURE, Edit, replace
from harness.why.edits.answers import called
from harness.why.program import Program


def edits(program: Program) -> Iterator[Edit]:
    """Yield each question that makes all calls of a function first, one that ends at an answer."""
    for node in program.nodes:
        yield from _all_at_once(program, node)
        yield from _one_by_one(program, node)


def _all_at_once(program: Program, node: ast.AST) -> Iterator[Edit]:
    """Yield a generator for a list of answers, and `any` for what needs all of them."""
    match node:
        case ast.ListComp(asked) if _calls(program, asked):
            inside = program.text(node)[1:-1]
            new = inside if _is_only(program, node) else f"({inside})"
            yield replace(program, "eager", 1, node, new)
        case ast.Call(ast.Name("list" | "tuple"), [ast.Call() | ast.GeneratorExp() as lazy]):
            if _calls(program, lazy) or _maps(program, lazy):
                text = program.text(lazy)
                loose = isinstance(lazy, ast.GeneratorExp) and text[0] != "("
                yield replace(program, "eager", 1, node, f"({text})" if loose else text)
        case ast.Subscript(
            ast.Call(ast.Name("list" | "tuple"), [ast.Call() as lazy]), ast.Constant(0)
        ) | ast.Expr(ast.Call(ast.Name("list" | "tuple"), [ast.Call() as lazy])):
            if _calls(program, lazy):
                yield replace(program, "eager", SURE, node, f"next({program.text(lazy)})")
        case ast.Call(ast.Name("sum" | "max" | "min"), [ast.expr() as asked]):
            if isinstance(asked, ast.ListComp | ast.GeneratorExp) and _calls(program, asked):
                yield replace(program, "eager", 2, node, f"any({program.text(asked)[1:-1]})")


def _one_by_one(program: Program, node: ast.AST) -> Iterator[Edit]:
    """Yield an answer that is only asked for where none has been found: `found or go(k + 1)`."""
    match node:
        case ast.AugAssign(ast.Name(found), ast.BitOr(), ast.Call() as call):
            new = f"{found} = {found} or {program.text(call)}"
        case ast.BoolOp(ast.Or(), [ast.Call() as call, ast.Name(found)]):
            new = f"{found} or {program.text(call)}"
        case _:
            return
    if _calls(program, call):
        yield replace(program, "eager", 1, node, new)


def _calls(program: Program, node: ast.AST) -> bool:
    """Return True if an expression calls a function of the program that changes something."""
    return any(
        isinstance(one, ast.Call) and (function := called(program, one)) and _changes(function)
        for one in ast.walk(node)
    )


def _maps(program: Program, node: ast.expr) -> bool:
    """Return True for `map(f, …)` where f is a function of the program that changes something."""
    match node:
        case ast.Call(ast.Name("map"), [ast.Name(name) | ast.Attribute(_, name), *_]):
            return name in program.own and _changes(program.own[name])
    return False


def _changes(function: ast.AST) -> bool:
    """Return True for a function that sets an item, or one that calls on an object to change."""
    return any(
        isinstance(one, ast.Subscript | ast.Attribute) and isinstance(one.ctx, ast.Store)
        for one in ast.walk(function)
    ) or any(
        isinstance(one, ast.Expr) and isinstance(one.value, ast.Call) for one in ast.walk(function)
    )


def _is_only(program: Program, node: ast.expr) -> bool:
    parent = program.parents[node]
    return isinstance(parent, ast.Call) and parent.args == [node] and not parent.keywords
