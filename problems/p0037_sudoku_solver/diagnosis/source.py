"""Facts that a parser states about the source of a solution."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

Function = ast.FunctionDef | ast.AsyncFunctionDef


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


def lines_of_while(tree: ast.Module, lines: Sequence[int]) -> list[int]:
    """Return the lines of each `while` that the first of some lines stands in, if one is in any.

    Args:
        tree: the source.
        lines: those of the open calls, the outermost first.
    """
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.While)]
    around = [[one for one in loops if one.lineno <= k <= (one.end_lineno or 0)] for k in lines]
    return sorted(one.lineno for one in next(filter(None, around), []))


KEEPS = {"append", "appendleft", "push", "heappush", "insert", "extend", "copy", "deepcopy"}
ELSEWHERE = {"product", "permutations", "combinations", "shuffle", "choice", "random"}


def only_loops(tree: ast.Module) -> bool:
    """Return True if a source has nothing but the board that it could search in.

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
    return len(declared) == len(written) == 1 and not names & (declared | KEEPS | ELSEWHERE)


def returns_deeper_result(tree: ast.Module) -> int:
    """Return the line of a loop that returns what its own function returned, whatever it is; or 0.

    After `board[r][c] = d` and `return solve(…)`, under the same conditions, the loop never tries
    the next digit.
    """
    for function in functions(tree):
        own = (f"{function.name}(", f"self.{function.name}(")
        for loop in ast.walk(function):
            for block in _blocks(loop.body) if isinstance(loop, ast.For | ast.While) else ():
                wrote = False
                for node in block:
                    wrote = wrote or _writes_item(node)
                    value = node.value if isinstance(node, ast.Return) else None
                    if wrote and value and ast.unparse(value).startswith(own):
                        return node.lineno
    return 0


def _blocks(block: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    """Yield a block, and those under its conditions."""
    yield block
    for node in block:
        if isinstance(node, ast.If):
            yield from _blocks(node.body)
            yield from _blocks(node.orelse)


def _writes_item(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript)


def names_written(tree: ast.Module, line: int) -> set[str]:
    """Return the names to whose items a line assigns: `board` for `board[r][c] = d`."""
    return {
        ast.unparse(node).partition("[")[0]
        for one in statements_at(tree, line)
        for node in ast.walk(one)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
    }


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


BLANKS = (".", "0", 0, "", " ", None)


def lines_that_blank(tree: ast.Module, blanks: Collection[object] = BLANKS) -> list[int]:
    """Return lines that may make a cell blank, by a constant or by a name of one.

    There are other ways, such as a helper that is given the '.', so that none found proves nothing.
    """
    stores = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    names = {
        target.id
        for store in stores
        for target in store.targets
        if isinstance(target, ast.Name) and _is_blank(store.value, blanks)
    }
    return [
        store.lineno
        for store in stores
        if any(isinstance(target, ast.Subscript) for target in store.targets)
        if _is_blank(store.value, blanks)
        or (isinstance(store.value, ast.Name) and store.value.id in names)
    ]


def lines_with_slices(tree: ast.Module) -> list[int]:
    """Return the lines that assign to a slice."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Slice)
        and isinstance(node.ctx, ast.Store)
    ]


def _is_blank(value: ast.expr, blanks: Collection[object]) -> bool:
    return isinstance(value, ast.Constant) and value.value in blanks


@lru_cache(maxsize=2)
def procedures(tree: ast.Module) -> set[str]:
    """Return the names of the functions whose result is dropped wherever they are named."""
    dropped = [
        node.value.func
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ]
    used = {_name(node) for node in ast.walk(tree) if node not in dropped}
    return {_name(node) for node in dropped} - used


def _name(node: ast.AST) -> str:
    return getattr(node, "attr", "") or getattr(node, "id", "")
