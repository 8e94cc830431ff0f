"""Facts that a parser states about what the functions in a source return."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .source import Function, functions, statements_at


def result_used_at(tree: ast.Module, line: int, kind: type) -> tuple[str, str, list[int]] | None:
    """Return a function whose result a line uses: its name, a constant, and its lines.

    The function is declared once, and returns one constant of this kind, and something else in
    another place. The line indexes or unpacks its result, or loops over it. None if there is not
    exactly one such function.
    """
    inside = [one for one in functions(tree) if one.lineno <= line <= (one.end_lineno or 0)]
    around = max(inside, key=lambda one: one.lineno, default=None)
    if around is None:
        return None
    used = {ast.unparse(one) for node in statements_at(tree, line) for one in _taken_apart(node)}
    used |= {ast.unparse(value) for value in _last_values(around, line, used)}
    found = [one for one in functions(tree) if any(_calls(text, one.name) for text in used)]
    returned = [one for function in found for one in _returned(function)]
    constants = [
        (ast.unparse(value), at)
        for at, value in returned
        if isinstance(value, ast.Constant) and type(value.value) is kind
    ]
    all_constant = all(isinstance(value, ast.Constant) for _, value in returned)
    if len(found) != 1 or len({value for value, _ in constants}) != 1 or all_constant:
        return None
    return found[0].name, constants[0][0], [at for _, at in constants]


def returns_deeper_result(tree: ast.Module) -> int:
    """Return the line of a loop that returns what its own function returned, whatever it is; or 0.

    After `return solve(…)` the loop never tries the next digit.
    """
    for function in functions(tree):
        for loop in ast.walk(function):
            if isinstance(loop, ast.For | ast.While) and any(map(_writes_item, loop.body)):
                for node in (part for one in loop.body for part in ast.walk(one)):
                    value = node.value if isinstance(node, ast.Return) else None
                    if value and _calls(ast.unparse(value), function.name):
                        return int(getattr(node, "lineno", 0))
    return 0


def _writes_item(node: ast.stmt) -> bool:
    """Return True if a statement assigns to an item, in itself or in an `if` of it."""
    if isinstance(node, ast.If):
        return any(map(_writes_item, node.body))
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript)


def _last_values(function: Function, line: int, names: set[str]) -> list[ast.expr]:
    """Return what was assigned last to each of some names, above a line of a function."""
    last = {
        ast.unparse(target): node.value
        for node in sorted(_assignments(function), key=lambda one: one.lineno)
        if node.lineno < line
        for target in node.targets
    }
    return [value for name, value in last.items() if name in names]


def _assignments(function: Function) -> list[ast.Assign]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Assign)]


def _taken_apart(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what is indexed, unpacked, looped over, or asked for its length or for a member."""
    for part in ast.walk(node):
        match part:
            case ast.Subscript(value) | ast.Starred(value):
                yield value
            case ast.Assign([ast.Tuple() | ast.List()], value):
                yield value
            case ast.For(iter=value) | ast.comprehension(iter=value):
                yield value
            case ast.Compare(_, [ast.In() | ast.NotIn()], [value]):
                yield value
            case ast.Call(ast.Name("len"), [value]):
                yield value


def _calls(text: str, name: str) -> bool:
    """Return True if an expression is a call of a function or method."""
    return text.startswith((f"{name}(", f"self.{name}("))


def _returned(function: Function) -> Iterator[tuple[int, ast.expr]]:
    """Yield the line and the value of each `return` of a function's own.

    Yields line 0 and None for one that may come to its end without a `return`.
    """
    inner = [one for one in functions(function) if one is not function]
    hidden = {id(part) for one in inner for part in ast.walk(one)}
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and id(node) not in hidden:
            yield node.lineno, node.value or ast.Constant(None)
    if _falls_off(function.body[-1]):
        yield 0, ast.Constant(None)


def _falls_off(last: ast.stmt) -> bool:
    """Return True if a function may come to its end, by its last statement."""
    if isinstance(last, ast.While):
        return not (isinstance(last.test, ast.Constant) and last.test.value)
    if isinstance(last, ast.If):
        return not last.orelse or _falls_off(last.body[-1]) or _falls_off(last.orelse[-1])
    return not isinstance(last, ast.Return | ast.Raise)
