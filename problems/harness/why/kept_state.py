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


READING = ast.Subscript | ast.Compare | ast.BinOp | ast.For | ast.comprehension
"""Expressions and loops that do not change the item of a table in them."""
MOST_LINES, LONGEST = 3, 30
"""Lines that are named, and characters of a line that are quoted."""


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


def lines_with_state(source: str) -> list[tuple[int, str]]:
    """Return the lines that make what is kept, each with its code; none if they are many.

    A table that is only looked up does not change.
    """
    tree, lines = ast.parse(source), source.split("\n")
    found: dict[int, str] = {}
    for keeper in _keepers(tree):
        if line := _line_of(tree, keeper):
            default = isinstance(keeper, ast.expr) and not isinstance(keeper, ast.Attribute)
            found[line] = _shortened(ast.unparse(keeper) if default else lines[line - 1].strip())
    return sorted(found.items()) if len(found) <= MOST_LINES else []


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 2].rstrip() + " …"


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


def _line_of(tree: ast.Module, keeper: ast.AST) -> int:
    """Return the line of what keeps state, or 0 if that is only looked up."""
    own = int(getattr(keeper, "lineno", 0))
    match keeper:
        case ast.Global([name, *_]):
            return _line_that_makes(tree.body, name) or own
        case ast.Attribute(_, name):
            owners = (one.body for one in ast.walk(tree) if isinstance(one, ast.ClassDef))
            return max((_line_that_makes(body, name) for body in owners), default=0) or own
        case ast.Assign([ast.Name(name)]) if _is_only_read(tree, name):
            return 0
        case ast.Expr() | ast.Import() | ast.ImportFrom():
            return 0
        case ast.Name(name) if name in REACHING:
            return 0
    return own


def _line_that_makes(body: list[ast.stmt], name: str) -> int:
    """Return the line in which a module or a class sets a name, or 0."""
    for statement in body:
        match statement:
            case ast.Assign([ast.Name(target)]) if target == name:
                return statement.lineno
    return 0


def _is_only_read(tree: ast.Module, name: str) -> bool:
    """Return True if items of a name are looked up, and nothing else is done with it."""
    uses = looked_up = 0
    for node in ast.walk(tree):
        match node:
            case ast.Name(there, ast.Load()) if there == name:
                uses += 1
            case ast.For(_, ast.Name(there)) | ast.comprehension(_, ast.Name(there)):
                looked_up += there == name
            case ast.Compare(_, [ast.In() | ast.NotIn()], [ast.Name(there)]):
                looked_up += there == name
        if isinstance(node, READING) and isinstance(getattr(node, "ctx", None), ast.Load | None):
            for child in ast.iter_child_nodes(node):
                match child:
                    case ast.Subscript(ast.Name(there)):
                        looked_up += there == name
    return 0 < uses == looked_up


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
