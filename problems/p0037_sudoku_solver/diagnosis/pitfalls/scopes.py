"""Names and scopes: what a function binds and reads by itself, and how it is called."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias, TypeGuard

from ..source import Function, functions

Loop: TypeAlias = ast.For | ast.AsyncFor
Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def own_nodes(scope: ast.AST, *, comprehensions: bool = False) -> Iterator[ast.AST]:
    """Yield all nodes below one, in the order of the text, without those of scopes inside it.

    Args:
        scope: a function, a class or a module.
        comprehensions: True to look into comprehensions, which are scopes, too.
    """
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, Scope) and (comprehensions or not isinstance(node, Comprehension)):
            yield from own_nodes(node, comprehensions=comprehensions)


def is_bound(node: ast.AST, name: str) -> TypeGuard[ast.Name]:
    """Return True if a node is a plain name to which something is assigned."""
    return isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)


def names_in(node: ast.AST) -> set[str]:
    """Return the plain names that a node contains."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def parameters(function: Function) -> list[str]:
    """Return the names of the positional parameters, without `self`."""
    names = [one.arg for one in (*function.args.posonlyargs, *function.args.args)]
    return names[1:] if names[:1] == ["self"] else names


def last_name(node: ast.AST) -> str:
    """Return the name of a plain name or of an attribute of `self`; '' for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return node.attr if node.value.id in ("self", "cls") else ""
    return ""


def subscripts(node: ast.AST) -> tuple[str, list[ast.expr]]:
    """Return `x` and [a, b] for `x[a][b]`; a name of '' if it is neither a name nor of `self`."""
    indexes: list[ast.expr] = []
    while isinstance(node, ast.Subscript):
        indexes.insert(0, node.slice)
        node = node.value
    return last_name(node), indexes


def names_read(value: ast.expr) -> set[str]:
    """Return the names in an expression, of `self`, too."""
    return {last_name(part) for part in ast.walk(value)} - {""}


def only_function(tree: ast.AST, name: str) -> Function | None:
    """Return the function of a name, if there is just one."""
    found = _functions_by_name(tree).get(name, []) if name else []
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=4)  # a source has many calls to look up
def _functions_by_name(tree: ast.AST) -> dict[str, list[Function]]:
    named: dict[str, list[Function]] = {}
    for function in functions(tree):
        named.setdefault(function.name, []).append(function)
    return named


def calls_of(node: ast.AST, name: str) -> Iterator[ast.Call]:
    """Yield the calls of a function, or of a method of `self`, below a node."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call) and last_name(part.func) == name:
            yield part


def is_recursive(function: Function) -> bool:
    """Return True if a function calls itself."""
    return any(calls_of(function, function.name))


def in_recursion(tree: ast.Module) -> set[str]:
    """Return the names of the functions that call themselves, by way of others perhaps."""
    names = {one.name for one in functions(tree)}
    called = {
        one.name: {name for name in names if any(calls_of(one, name))} for one in functions(tree)
    }
    for _ in names:
        for name, others in called.items():
            called[name] = others.union(*(called[other] for other in others))
    return {name for name, others in called.items() if name in others}
