"""Facts that a parser states about names in a source: what binds them, and what they call."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeGuard

from .source import Function, functions

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


def parameter_bound_anew(tree: ast.Module, function_name: str) -> tuple[int, str] | None:
    """Return the line in which a function assigns to the name of its first parameter, and that."""
    for function in functions(tree):
        names = [one.arg for one in function.args.args if one.arg != "self"]
        if function.name == function_name and names:
            for node in own_nodes(function):
                if is_bound(node, names[0]):
                    return node.lineno, names[0]
    return None
