"""A fact that a parser states about the source of a solution: which index is tested for truth."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .source import Function, functions


def index_tested_for_truth(tree: ast.Module) -> tuple[int, str] | None:
    """Return the line and the name of an index whose truth is tested, though 0 is false.

    The name is assigned what a function returns, or `next`: an index of a loop in one place, and
    None in another.
    """
    finders = {one.name for one in functions(tree) if _returns_index_or_none(one)}
    found = {
        target.id
        for node in ast.walk(tree)
        for target in _targets(node)
        if _is_index_or_none(getattr(node, "value", None), finders)
    }
    tested = [(one.lineno, one.id) for one in _tests(tree) if one.id in found]
    return min(tested, default=None)


def _targets(node: ast.AST) -> Iterator[ast.Name]:
    targets = [node.target] if isinstance(node, ast.NamedExpr) else getattr(node, "targets", [])
    yield from (one for one in targets if isinstance(one, ast.Name))


def _is_index_or_none(value: ast.AST | None, finders: set[str]) -> bool:
    """Return True for a call of a function that finds an index, or of `next` with None."""
    match value:
        case ast.Call(ast.Name(name)) | ast.Call(ast.Attribute(_, name)) if name in finders:
            return True
        case ast.Call(
            ast.Name("next"), [ast.GeneratorExp(ast.Name(name), loops), ast.Constant(None)]
        ):
            return name in _indexes(loops)
    return False


def _returns_index_or_none(function: Function) -> bool:
    """Return True if a function returns the index of a loop, and may also return None."""
    indexes = _indexes(ast.walk(function))
    returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    nothing = any(value is None or _is_none(value) for value in returned)
    falls_off = not isinstance(function.body[-1], ast.Return)
    others = [value for value in returned if value and not _is_none(value)]
    plain = [isinstance(one, ast.Name) and one.id in indexes for one in others]
    return bool(plain) and all(plain) and (nothing or falls_off)


def _is_none(value: ast.AST) -> bool:
    return isinstance(value, ast.Constant) and value.value is None


def _indexes(nodes: Iterator[ast.AST] | list[ast.comprehension]) -> set[str]:
    """Return the names that loops over `range` or `enumerate` count with."""
    found = set()
    for node in nodes:
        match node:
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"))):
                found.add(name)
            case ast.For(ast.Tuple([ast.Name(name), _]), ast.Call(ast.Name("enumerate"))):
                found.add(name)
            case ast.comprehension(ast.Name(name), ast.Call(ast.Name("range"))):
                found.add(name)
            case ast.comprehension(ast.Tuple([ast.Name(name), _]), ast.Call(ast.Name("enumerate"))):
                found.add(name)
    return found


def _tests(tree: ast.Module) -> Iterator[ast.Name]:
    """Yield the names that are tested for truth."""
    for node in ast.walk(tree):
        match node:
            case ast.UnaryOp(ast.Not(), part) | ast.If(part) | ast.While(part) | ast.IfExp(part):
                parts = [part]
            case ast.BoolOp(_, values):
                parts = values
            case _:
                continue
        for one in parts:
            name = one.target if isinstance(one, ast.NamedExpr) else one
            if isinstance(name, ast.Name):
                yield name
