"""Tells two kinds of first solutions apart, by their source: those that need another plan.

What beginners write first is a loop that cannot go back, or one that fills everything and looks at
the end. Hints on calls that wait for an answer do not help them. In doubt it is neither.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

NO_SEARCH, CHECKED_LAST = "no search", "checked last"
GUESSES = {"permutations", "shuffle", "choice", "randint", "sample"}
BLANKS = (".", "0", "", 0, None)


def kind_of(source: str) -> str:
    """Return `NO_SEARCH`, `CHECKED_LAST`, or '' for any other solution."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    recursive = set(recursive_functions(tree))
    if recursive:
        loops = [node for node in ast.walk(tree) if isinstance(node, ast.For)]
        untested = [one for one in loops if _writes(one) and _calls(one) & recursive]
        return (
            CHECKED_LAST if untested and not any(_tests(it, recursive) for it in untested) else ""
        )
    if any(map(_guesses, ast.walk(tree))):
        return CHECKED_LAST
    return "" if _goes_back(tree) else NO_SEARCH


def recursive_functions(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the functions that call themselves, directly or by others."""
    known = {
        node.name: _calls(node)
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    }
    for name, called in known.items():
        reached: set[str] = set()
        new = called & set(known)
        while new:
            reached |= new
            new = {other for one in new for other in known[one] & set(known)} - reached
        if name in reached:
            yield name


def _calls(tree: ast.AST) -> set[str]:
    """Return the names of all that is called."""
    return {_name(node) for node in ast.walk(tree) if isinstance(node, ast.Call)}


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", "") or getattr(call.func, "id", "")


def _writes(tree: ast.AST) -> bool:
    """Return True if something is written into a cell."""
    assigned = (node.targets[0] for node in ast.walk(tree) if isinstance(node, ast.Assign))
    return any(isinstance(target, ast.Subscript) for target in assigned)


def _tests(loop: ast.For, recursive: set[str]) -> bool:
    """Return True if a loop tests anything but what the recursive call answers."""
    asked = [node for node in ast.walk(loop) if isinstance(node, (ast.If, ast.While, ast.IfExp))]
    return any(not _calls(one.test) & recursive or _compares(one.test) for one in asked) or any(
        isinstance(node, (ast.BoolOp, ast.comprehension)) for node in ast.walk(loop)
    )


def _compares(test: ast.expr) -> bool:
    """Return True if a test compares more than an answer with True or False."""
    found = (node for node in ast.walk(test) if isinstance(node, ast.Compare))
    return any(not isinstance(one.comparators[0], ast.Constant) for one in found)


def _guesses(node: ast.AST) -> bool:
    """Return True if a node makes whole rows or boards, to be checked when they are full."""
    if not isinstance(node, ast.Call):
        return False
    if _name(node) != "product":
        return _name(node) in GUESSES
    repeat = next((one.value for one in node.keywords if one.arg == "repeat"), ast.Constant(1))
    return not isinstance(repeat, ast.Constant) or any(
        isinstance(argument, ast.Starred) for argument in node.args
    )


def _goes_back(tree: ast.AST) -> bool:
    """Return True if a solution may take something back, or try on copies."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Subscript()], value=ast.Constant(value=value)):
                if value in BLANKS and value is not False:
                    return True
            case ast.AugAssign(op=ast.Sub()) | ast.Yield() | ast.YieldFrom() | ast.Lambda():
                return True
            case ast.Call() if _name(node) in ("pop", "popleft", "copy", "deepcopy"):
                return True
    return False
