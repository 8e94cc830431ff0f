"""A cached function whose result depends on what the search changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from ..source import Function, functions
from .changes import changes
from .scopes import in_recursion, is_bound, last_name, only_function, own_nodes, parameters

CACHES = {"cache", "lru_cache"}


@dataclass(frozen=True, slots=True)
class StaleCache:
    """A cached function, and a name that it reads and a recursion changes."""

    line: int
    function: str
    name: str


def stale_caches(tree: ast.Module) -> Iterator[StaleCache]:
    """Yield the functions that remember what no longer holds, unless their cache is cleared."""
    recursive = in_recursion(tree)
    changed = {
        change.name
        for function, made in changes(tree).items()
        if function.name in recursive
        for change in made
    }
    if any(
        isinstance(node, ast.Attribute) and node.attr == "cache_clear" for node in ast.walk(tree)
    ):
        return
    for function in functions(tree):
        for decorator in function.decorator_list:
            call = decorator.func if isinstance(decorator, ast.Call) else decorator
            if ast.unparse(call).rpartition(".")[2] in CACHES:
                for name in sorted(_read(tree, function, set()) & changed):
                    yield StaleCache(decorator.lineno, function.name, name)


def _read(tree: ast.Module, function: Function, seen: set[str]) -> set[str]:
    """Return the names that a function reads from outside, and those that it calls."""
    nodes = list(own_nodes(function, comprehensions=True))
    names = {last_name(node) for node in nodes}
    local = {name for name in names if any(is_bound(node, name) for node in nodes)}
    found = names - local - set(parameters(function)) - {""}
    for name in found - seen:
        called = only_function(tree, name)
        if called and called is not function:
            found |= _read(tree, called, seen | found)
    return found
