"""The changes that a program makes in place: to a list or a set, to what it holds, and so on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from ..source import Function, functions
from .scopes import last_name, names_read, only_function, own_nodes, parameters, subscripts

CHANGING = {
    *("add", "discard", "remove", "pop", "clear", "update", "append", "extend", "insert"),
    *("difference_update", "intersection_update", "symmetric_difference_update", "popitem"),
}
VIEWS = {"items", "values"}
ROUNDS = 4
"""The number of calls through which an argument is followed."""

Aliases: TypeAlias = dict[str, set[tuple[str, int]]]
"""The objects that a local name stands for: (`x`, 1) is an item of x, (`x`, 2) an item of that."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of what stands in a name."""

    name: str
    depth: int
    """0 for the object itself, as in `x[a] = 1`; 1 for one that it holds, as in `x[a][b] = 1`."""
    line: int
    value: ast.expr | None = None
    """The value of a plain assignment to an item."""
    of_itself: bool = False
    """True if this value is made of the name, as in `x[a] = x[a] - {d}`."""
    method: str = ""
    """The method that makes the change, if one does."""


def changes(tree: ast.Module) -> dict[Function, set[Change]]:
    """Return the changes of each function, those included that it calls others to make."""
    all_functions = functions(tree)
    found = {one: set(_direct(one)) for one in all_functions}
    for _ in range(ROUNDS):
        for one in all_functions:
            called = {change for change in _called(tree, one, found) if change not in found[one]}
            found[one] |= called
    return {one: _with_aliases(made, aliases(one)) for one, made in found.items()}


def aliases(function: Function) -> Aliases:
    """Return the local names for items of other names."""
    found: Aliases = {}
    for node in own_nodes(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                _note(found, target, node.value, 0)
        elif isinstance(node, ast.For):
            values = node.iter.elts if isinstance(node.iter, ast.Tuple | ast.List) else []
            for value in values:
                _note(found, node.target, value, 0)
            target, value = node.target, node.iter
            if isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute):
                if value.func.attr == "items" and isinstance(target, ast.Tuple):
                    target = target.elts[-1]
                value = value.func.value if value.func.attr in VIEWS else value
            _note(found, target, value, 1)
    return found


def _note(found: Aliases, target: ast.expr, value: ast.expr, deeper: int) -> None:
    """Note that a target stands for a value, or for an item of it."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for part, of in zip(target.elts, value.elts, strict=False):
            _note(found, part, of, deeper)
        return
    name, indexes = subscripts(value)
    sliced = any(isinstance(index, ast.Slice) for index in indexes)
    depth = len(indexes) + deeper
    if isinstance(target, ast.Name) and name and name != target.id and depth and not sliced:
        found.setdefault(target.id, set()).add((name, depth))


def _with_aliases(made: set[Change], known: Aliases) -> set[Change]:
    """Return changes, and what they change by its other names."""
    found = set(made)
    for _ in range(ROUNDS):
        for one in list(found):
            for name, depth in known.get(one.name, ()):
                found.add(replace(one, name=name, depth=one.depth + depth))
    return {one for one in found if one.depth <= ROUNDS}


def _direct(function: Function) -> Iterator[Change]:
    """Yield the changes that a function's own statements make."""
    for node in own_nodes(function, comprehensions=True):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGING:
                name, indexes = subscripts(node.func.value)
                yield Change(name, len(indexes), node.lineno, method=node.func.attr)
        elif isinstance(node, ast.Assign | ast.AugAssign | ast.Delete):
            for target in _targets(node):
                name, indexes = subscripts(target)
                whole = isinstance(node, ast.Assign) and not isinstance(target.slice, ast.Slice)
                value = node.value if isinstance(node, ast.Assign) and whole else None
                of_itself = value is not None and name in names_read(value)
                yield Change(name, len(indexes) - 1, node.lineno, value, of_itself)
            if isinstance(node, ast.AugAssign) and _is_set(node.value):
                name, indexes = subscripts(node.target)
                yield Change(name, len(indexes), node.lineno, method=type(node.op).__name__)


def _targets(node: ast.Assign | ast.AugAssign | ast.Delete) -> Iterator[ast.Subscript]:
    """Yield the items that a statement assigns to or deletes."""
    targets = [node.target] if isinstance(node, ast.AugAssign) else node.targets
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(part, ast.Subscript):
                yield part


def _called(
    tree: ast.Module, function: Function, found: dict[Function, set[Change]]
) -> Iterator[Change]:
    """Yield the changes that called functions make to the arguments of a call."""
    for node in own_nodes(function, comprehensions=True):
        called = only_function(tree, last_name(node.func)) if isinstance(node, ast.Call) else None
        if called is None or not isinstance(node, ast.Call):
            continue
        made = _with_aliases(found[called], aliases(called))
        for parameter, argument in zip(parameters(called), node.args, strict=False):
            name, indexes = subscripts(argument)
            for change in made if name else ():
                if change.name == parameter:
                    deeper = len(indexes) + change.depth
                    yield replace(change, name=name, depth=deeper, line=node.lineno)


def _is_set(value: ast.expr) -> bool:
    """Return True if a value is a set for certain, so that `-=` with it changes a set in place."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id == "set"
    return isinstance(value, ast.Set | ast.SetComp)
