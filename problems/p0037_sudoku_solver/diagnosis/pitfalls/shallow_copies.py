"""A copy of a list or a dictionary that shares its items, which are changed in place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from ..source import Function, functions
from .changes import Change, changes
from .scopes import in_recursion, last_name, names_read, only_function, own_nodes, parameters

ADDING = {"add", "append", "insert", "extend", "update", "BitOr"}
TAKING = {"remove", "discard", "pop", "Sub", "difference_update", "clear"}


COPYING = {"list", "dict", "copy", "copy.copy"}


@dataclass(frozen=True, slots=True)
class Copy:
    """An expression that makes a copy of another, and how many levels deep."""

    value: ast.expr
    original: ast.expr
    levels: int
    """1 for `x[:]`, 2 for `[row[:] for row in x]`."""


@dataclass(frozen=True, slots=True)
class ShallowCopy:
    """A shallow copy in a recursion, and a line that changes what it shares."""

    line: int
    original: str
    """The expression that is copied."""
    change: int
    of_cells: bool
    """True if single cells are written, False if sets or lists are changed by a method."""


def shallow_copies(tree: ast.Module) -> Iterator[ShallowCopy]:
    """Yield the copies that share what is changed in them, or what they are to restore.

    Left out are items that are replaced, not changed, and changes that are undone.
    """
    made, recursive = changes(tree), in_recursion(tree)
    for function in (one for one in functions(tree) if one.name in recursive):
        for name, copy in _copies(function):
            changed = [one for one in made[function] if one.line >= copy.value.lineno]
            original = last_name(copy.original)
            if _restores(function, name, original):
                yield from _shared(copy, [one for one in changed if one.name == original])
            of_copy = [one for one in changed if one.name == name]
            if not _undoes(of_copy, copy.levels):
                yield from _shared(copy, of_copy)
        for argument, of_parameter in _arguments(tree, function, made):
            copy_made = copied(argument)
            if copy_made and not _undoes(of_parameter, copy_made.levels):
                yield from _shared(copy_made, of_parameter)


def copied(value: ast.expr) -> Copy | None:
    """Return the copy that an expression makes, unless it copies nothing, or all levels."""
    original: ast.expr | None = None
    if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
        original = value.value if ast.unparse(value.slice) == ":" else None
    elif isinstance(value, ast.Call):
        if isinstance(value.func, ast.Attribute) and value.func.attr == "copy" and not value.args:
            original = value.func.value
        elif ast.unparse(value.func) in COPYING and len(value.args) == 1:
            original = value.args[0]
    elif isinstance(value, ast.Dict):
        pairs = zip(value.keys, value.values, strict=True)
        original = next((item for key, item in pairs if key is None), None)
    elif isinstance(value, ast.ListComp | ast.DictComp):
        return _copied_by_items(value)
    return Copy(value, original, 1) if original else None


def _copied_by_items(value: ast.ListComp | ast.DictComp) -> Copy | None:
    """Return the copy of x that `[item for item in x]` or `{k: v for k, v in x.items()}` makes."""
    target, source = value.generators[0].target, value.generators[0].iter
    item = value.elt if isinstance(value, ast.ListComp) else value.value
    if isinstance(value, ast.DictComp):
        if not isinstance(target, ast.Tuple) or not isinstance(source, ast.Call):
            return None
        if not isinstance(source.func, ast.Attribute) or source.func.attr != "items":
            return None
        target, source = target.elts[-1], source.func.value
    deeper = copied(item)
    if ast.unparse(deeper.original if deeper else item) != ast.unparse(target):
        return None
    return Copy(value, source, 1 + (deeper.levels if deeper else 0))


def _copies(function: Function) -> Iterator[tuple[str, Copy]]:
    """Yield the names of copies."""
    for node in own_nodes(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            copy, name = copied(node.value), last_name(node.targets[0])
            if copy and name:
                yield name, copy


def _arguments(
    tree: ast.Module, function: Function, made: dict[Function, set[Change]]
) -> Iterator[tuple[ast.expr, list[Change]]]:
    """Yield the arguments of calls, and the changes that the called functions make to them."""
    for node in own_nodes(function, comprehensions=True):
        if isinstance(node, ast.Call) and (called := only_function(tree, last_name(node.func))):
            for parameter, argument in zip(parameters(called), node.args, strict=False):
                yield argument, [one for one in made[called] if one.name == parameter]


def _shared(copy: Copy, changed: list[Change]) -> Iterator[ShallowCopy]:
    """Yield a shallow copy for the first change of what it shares, unless that was replaced."""
    names = names_read(copy.original)
    for one in changed:
        of_names = one.of_itself or (one.value and names_read(one.value) & names)
        if one.depth == copy.levels - 1 and of_names:
            return
    deep = [one for one in changed if one.depth >= copy.levels]
    if deep:
        first = min(deep, key=lambda one: (not one.method, one.line))
        text = ast.unparse(copy.original)
        yield ShallowCopy(copy.value.lineno, text, first.line, not first.method)


def _undoes(changed: list[Change], levels: int) -> bool:
    """Return True if changes to what is shared are made and taken back."""
    deep = [one for one in changed if one.depth >= levels]
    methods = {one.method for one in deep}
    blanks = [one for one in deep if isinstance(one.value, ast.Constant)]
    return bool(methods & ADDING and methods & TAKING) or (0 < len(blanks) < len(deep))


def _restores(function: Function, name: str, original: str) -> bool:
    """Return True if a function writes back a copy to what it is a copy of."""
    for node in own_nodes(function):
        if isinstance(node, ast.Assign) and name in names_read(node.value):
            for target in node.targets:
                whole = target
                while isinstance(whole, ast.Subscript):
                    whole = whole.value
                if original and last_name(whole) == original:
                    return True
    return False
