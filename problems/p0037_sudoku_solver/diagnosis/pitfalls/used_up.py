"""An iterator that several loops, or several calls, share: after one pass it is used up."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from ..source import Function, functions
from .lost_calls import yields
from .scopes import calls_of, in_recursion, is_bound, last_name, only_function, own_nodes

ITERATORS = {"map", "filter", "zip", "iter", "reversed", "enumerate", "chain", "islice"}
ITERTOOLS = {"product", "permutations", "combinations", "starmap", "takewhile", "dropwhile"}
CONSUMING = {"list", "tuple", "set", "sorted", "any", "all", "sum", "min", "max", "frozenset"}
Scoped = ast.For | ast.While


@dataclass(frozen=True, slots=True)
class UsedUp:
    """An iterator, and a line that goes through it more than once."""

    name: str
    line: int
    text: str
    """The kind of the iterator, in words."""
    use: int


def used_up(tree: ast.Module) -> Iterator[UsedUp]:
    """Yield the iterators that a recursion goes through at every level, or a loop at every turn.

    Left out are names that get several values, and those that `next` takes single items from.
    """
    recursive = in_recursion(tree)
    for scope in functions(tree):
        for node in own_nodes(scope):
            if not isinstance(node, ast.Assign) or len(node.targets) != 1:
                continue
            name, kind = last_name(node.targets[0]), _kind_of(tree, node.value)
            if not name or not kind or _is_special(tree, name):
                continue
            for function, use in _uses(tree, name):
                in_loop = function is scope and _in_later_loop(scope, node, use)
                in_call = function is not scope and function.name in recursive
                if in_loop or (in_call and not _rebinds(function, name)):
                    yield UsedUp(name, node.lineno, kind, use.lineno)
    yield from _handed_down(tree, recursive)


def _handed_down(tree: ast.Module, recursive: set[str]) -> Iterator[UsedUp]:
    """Yield the iterators that a recursion hands down from level to level as they are."""
    for function in functions(tree):
        if function.name not in recursive:
            continue
        names = [one.arg for one in function.args.args]
        offset = 1 if names[:1] == ["self"] else 0
        for place, name in enumerate(names[offset:]):
            uses = [use for inside, use in _uses(tree, name) if inside is function]
            inner = [
                one.args[place]
                for one in calls_of(function, function.name)
                if place < len(one.args)
            ]
            if not uses or not inner or _rebinds(function, name):
                continue
            if any(last_name(argument) != name for argument in inner):
                continue
            for caller in functions(tree):
                for call in calls_of(caller, function.name) if caller is not function else ():
                    if place < len(call.args) and (
                        kind := _kind_in(tree, caller, call.args[place])
                    ):
                        yield UsedUp(name, call.lineno, kind, uses[0].lineno)


def _kind_in(tree: ast.Module, caller: Function, argument: ast.expr) -> str:
    """Return the kind of an iterator that is an argument, or that a name in it stands for."""
    if not isinstance(argument, ast.Name):
        return _kind_of(tree, argument)
    values = [
        node.value
        for node in own_nodes(caller)
        if isinstance(node, ast.Assign) and is_bound(node.targets[0], argument.id)
    ]
    return _kind_of(tree, values[0]) if len(values) == 1 else ""


def _kind_of(tree: ast.Module, value: ast.expr) -> str:
    """Return words for an iterator, or '' for any other value."""
    if isinstance(value, ast.GeneratorExp):
        return "a generator"
    if not isinstance(value, ast.Call):
        return ""
    name = ast.unparse(value.func).removeprefix("itertools.")
    if name in ITERATORS | ITERTOOLS and not only_function(tree, name):
        return f"what `{name}` returns"
    made = only_function(tree, last_name(value.func))
    return "a generator" if made and not made.decorator_list and yields(made) else ""


def _uses(tree: ast.Module, name: str) -> Iterator[tuple[Function, ast.expr]]:
    """Yield the places that go through a name to its end, and the functions that they are in."""
    for function in functions(tree):
        for node in own_nodes(function, comprehensions=True):
            if isinstance(node, ast.For | ast.comprehension) and last_name(node.iter) == name:
                yield function, node.iter
            elif isinstance(node, ast.Call) and ast.unparse(node.func) in CONSUMING:
                yield from ((function, one) for one in node.args if last_name(one) == name)


def _is_special(tree: ast.Module, name: str) -> bool:
    """Return True if a name is assigned to more than once, or given to `next` or `tee`."""
    bound = 0
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        bound += sum(last_name(target) == name for target in targets)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"next", "tee"}:
            bound += sum(last_name(argument) == name for argument in node.args)
    return bound != 1


def _in_later_loop(scope: Function, assigned: ast.Assign, use: ast.expr) -> bool:
    """Return True if a use is repeated by a loop that does not make the iterator anew."""
    return any(
        isinstance(node, Scoped)
        and node.lineno > assigned.lineno
        and any(part is use for inner in node.body for part in ast.walk(inner))
        for node in own_nodes(scope)
    )


def _rebinds(function: Function, name: str) -> bool:
    """Return True if a function makes a name of its own."""
    return any(is_bound(node, name) for node in own_nodes(function))
