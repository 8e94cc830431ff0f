"""Facts that a parser states about the source of a solution."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

Function = ast.FunctionDef | ast.AsyncFunctionDef
MUTABLE = ("[", "{", "set(", "list(", "dict(")


@lru_cache(maxsize=2)  # each rule asks again, for each case
def parse(source: str) -> ast.Module:
    """Return the tree of a source; an empty one if it does not parse.

    It is shared, so callers must not change it.
    """
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module([], [])


def statements_at(tree: ast.Module, line: int) -> Iterator[ast.stmt]:
    """Yield the innermost statements that a line belongs to."""
    inside = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    shortest = min(((node.end_lineno or 0) - node.lineno for node in inside), default=0)
    yield from (node for node in inside if (node.end_lineno or 0) - node.lineno == shortest)


def in_finally(tree: ast.Module, line: int) -> bool:
    """Return True if a line belongs to a `finally`."""
    return any(
        inside.lineno <= line <= (inside.end_lineno or 0)
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        for inside in node.finalbody
    )


def divides(node: ast.AST) -> bool:
    """Return True if a node contains a `/`."""
    return any(
        isinstance(part, ast.BinOp | ast.AugAssign) and isinstance(part.op, ast.Div)
        for part in ast.walk(node)
    )


def calls(node: ast.AST, name: str) -> bool:
    """Return True if a node contains a call of a plain name."""
    return any(
        isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == name
        for part in ast.walk(node)
    )


def has_while(tree: ast.Module) -> bool:
    """Return True if a source has a `while`."""
    return any(isinstance(node, ast.While) for node in ast.walk(tree))


def line_of_while(tree: ast.Module, lines: Sequence[int]) -> int:
    """Return the line of the `while` that the first of some lines stands in; 0 if not in just one.

    Args:
        tree: the source.
        lines: those of the open calls, the outermost first.
    """
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.While)]
    around = [[one for one in loops if one.lineno <= k <= (one.end_lineno or 0)] for k in lines]
    first = next(filter(None, around), [])
    return first[0].lineno if len(first) == 1 else 0


KEEPS = {"append", "appendleft", "push", "heappush", "insert", "extend", "copy", "deepcopy"}
ELSEWHERE = {"product", "permutations", "combinations", "shuffle", "choice", "random"}


def only_loops(tree: ast.Module) -> bool:
    """Return True if a source has a `while`, and nothing but the board that it could search in.

    It has one function, which does not call itself. It writes into the cells of one name only, and
    it keeps, copies and permutes nothing.
    """
    parts = list(ast.walk(tree))
    names = {node.attr for node in parts if isinstance(node, ast.Attribute)} | {
        node.id for node in parts if isinstance(node, ast.Name)
    }
    declared = {one.name for one in functions(tree)}
    written = {
        ast.unparse(node).partition("[")[0]
        for node in parts
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
    }
    alone = len(declared) == len(written) == 1 and not names & (declared | KEEPS | ELSEWHERE)
    return has_while(tree) and alone


def repeated_object(tree: ast.Module) -> str:
    """Return a list of one list, set or dictionary, times a number, as it is written; or ''."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            for side in (node.left, node.right):
                one = side.elts[0] if isinstance(side, ast.List) and len(side.elts) == 1 else None
                if one and ast.unparse(one).startswith(MUTABLE):
                    return ast.unparse(node)
    return ""


def name_of_notes(tree: ast.Module) -> str:
    """Return a name for what keeps the digits of a unit: `set`, `mask`, or `set or mask`."""
    parts = list(ast.walk(tree))
    sets = any(isinstance(part, ast.Set | ast.SetComp) for part in parts) or any(
        isinstance(part, ast.Name) and part.id == "set" for part in parts
    )
    masks = any(
        isinstance(part, ast.BinOp | ast.AugAssign) and isinstance(part.op, ast.LShift | ast.BitXor)
        for part in parts
    )
    names = [name for name, found in (("set", sets), ("mask", masks)) if found]
    return " or ".join(names) or "list"


@lru_cache(maxsize=2)
def functions(tree: ast.AST) -> list[Function]:
    """Return all functions and methods."""
    return [node for node in ast.walk(tree) if isinstance(node, Function)]


def spans_of(source: str) -> dict[int, int]:
    """Return the last line of each function by its first one, that of a decorator if it has one."""
    return {
        min([one.lineno, *(part.lineno for part in one.decorator_list)]): one.end_lineno or 0
        for one in functions(parse(source))
    }


@dataclass(frozen=True, slots=True)
class MissingDeclaration:
    """An assignment that makes a name local, where that of an outer scope may be meant."""

    line: int
    outer: int
    """The line of the outer scope that assigns to the name."""
    keyword: str
    """The declaration that is missing: `global` or `nonlocal`."""


def missing_declaration(
    tree: ast.Module, name: str, function_name: str
) -> MissingDeclaration | None:
    """Return what an assignment to a name of an outer function lacks, or None.

    The inner function assigns to the name, a function around it or the module assigns to it, too.
    """
    path = _path_to(tree, function_name)
    inner = path[-1] if path else None
    if not isinstance(inner, Function) or not (line := _assigned_in(inner, name)):
        return None
    for outer in path[-2::-1]:
        first = 0 if isinstance(outer, ast.ClassDef) else _assigned_in(outer, name)
        if first:
            keyword = "global" if isinstance(outer, ast.Module) else "nonlocal"
            return MissingDeclaration(line, first, keyword)
    return None


def _path_to(tree: ast.AST, function_name: str) -> list[ast.AST]:
    """Return the scopes around the only function of a name, from the module to the function."""
    if sum(one.name == function_name for one in functions(tree)) != 1:
        return []

    def search(node: ast.AST, around: list[ast.AST]) -> list[ast.AST]:
        if isinstance(node, Function | ast.ClassDef | ast.Module):
            around = [*around, node]
        if isinstance(node, Function) and node.name == function_name:
            return around
        return next(filter(None, (search(one, around) for one in ast.iter_child_nodes(node))), [])

    return search(tree, [])


def _assigned_in(scope: ast.AST, name: str) -> int:
    """Return the first line of a scope, without the scopes in it, that assigns to a name; or 0."""
    lines = [
        node.lineno
        for node in _own_nodes(scope)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == name
    ]
    return min(lines, default=0)


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a scope, without those of the scopes in it."""
    inner = Function | ast.ClassDef | ast.Lambda | ast.comprehension
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, inner):
            yield from _own_nodes(node)
