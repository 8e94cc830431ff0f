"""Decides whether a program may keep state from one call to the next. Pure.

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
REACHING = frozenset({"setattr", "globals", "vars", "exec", "eval", "__dict__", "__builtins__"})
"""Names with which anything may be changed."""


def may_keep_state(source: str) -> bool:
    """Return True if a call may change what a later one does, as far as the source shows."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return True
    return any(_may_keep(node) for node in ast.walk(tree))


def _may_keep(node: ast.AST) -> bool:
    match node:
        case ast.Module(body) | ast.ClassDef(body=body):
            return not all(map(_is_fixed, body)) or bool(getattr(node, "decorator_list", []))
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            defaults = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            wrappers = {getattr(one, "id", "") for one in getattr(node, "decorator_list", [])}
            return not (wrappers <= WRAPPERS and all(isinstance(one, FIXED) for one in defaults))
        case ast.Attribute(owner, _, ast.Store() | ast.Del()):
            return not (isinstance(owner, ast.Name) and owner.id == "self")
        case ast.Import(names):
            return any(one.name.partition(".")[0] not in HARMLESS for one in names)
        case ast.ImportFrom(module):
            return (module or "").partition(".")[0] not in HARMLESS
        case ast.Name(name) | ast.Attribute(_, name):
            return name in REACHING
    return isinstance(node, ast.Global)


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
