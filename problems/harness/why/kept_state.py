"""Finds where a program may keep state from one call to the next. Pure.

Most programs cannot: their files define functions and constants, and what a call makes is gone
after it. Then a case that failed need not be run alone.
"""

from __future__ import annotations

import ast

FIXED = ast.Constant | ast.Name | ast.Attribute | ast.Subscript
"""Expressions for values, of which only those of the program itself might change."""
WRAPPERS = frozenset({"staticmethod", "classmethod", "property"})
"""Decorators that keep nothing."""
HARMLESS = frozenset(
    {
        *("typing", "collections", "itertools", "functools", "operator", "string", "math", "copy"),
        *("heapq", "bisect", "random"),
    }
)
"""Modules that keep nothing of what is done with them, but for random numbers, which begin anew in
each run."""
CHANCE = frozenset(
    {
        *("time", "datetime", "perf_counter", "monotonic"),
        *("os", "secrets", "uuid", "seed", "Random", "SystemRandom"),
    }
)
"""Names of what is not the same in each run."""
REACHING = frozenset({"setattr", "globals", "vars", "exec", "eval", "__dict__", "__builtins__"})
"""Names with which anything may be changed."""


def may_keep_state(source: str) -> bool:
    """Return True if a call may change what a later one does, as far as the source shows."""
    try:
        return bool(_keepers(ast.parse(source)))
    except SyntaxError:
        return True


def may_differ(source: str) -> bool:
    """Return True if a program reads the clock or asks the system, so that runs may differ.

    Its random numbers are the same in each run, unless it seeds them itself.
    """
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(name) | ast.alias(name) | ast.ImportFrom(str(name)):
                if name.partition(".")[0] in CHANCE:
                    return True
            case ast.Attribute(_, "seed" | "Random"):
                return True
    return False


def _keepers(tree: ast.Module) -> list[ast.AST]:
    """Return the nodes that may keep state, or that reach what does."""
    return [keeper for node in ast.walk(tree) for keeper in _kept_by(node)]


def _kept_by(node: ast.AST) -> list[ast.AST]:
    match node:
        case ast.Module(body):
            return [one for one in body if not _is_fixed(one)]
        case ast.ClassDef(body=body):
            return [*(one for one in body if not _is_fixed(one)), *node.decorator_list]
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            defaults = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            wrappers = getattr(node, "decorator_list", [])
            return [
                *(one for one in defaults if not isinstance(one, FIXED)),
                *(one for one in wrappers if getattr(one, "id", "") not in WRAPPERS),
            ]
        case ast.Attribute(owner, _, ast.Store() | ast.Del()):
            return [] if isinstance(owner, ast.Name) and owner.id == "self" else [node]
        case ast.Import(names):
            modules = [one.name for one in names]
        case ast.ImportFrom(module):
            modules = [module or ""]
        case ast.Name(name) | ast.Attribute(_, name):
            return [node] if name in REACHING else []
        case _:
            return [node] if isinstance(node, ast.Global) else []
    return [node] if any(one.partition(".")[0] not in HARMLESS for one in modules) else []


def _is_fixed(statement: ast.stmt) -> bool:
    """Return True for a statement of a module or a class that makes nothing which may change."""
    match statement:
        case ast.Assign(_, value) | ast.AnnAssign(_, _, value) | ast.Expr(value):
            parts = ast.walk(value) if value else ()
            plain = ast.Constant | ast.Tuple | ast.operator | ast.BinOp | ast.expr_context
            return all(isinstance(one, plain) for one in parts)
    return isinstance(
        statement,
        ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom,
    )
