"""Tells two kinds of first solutions apart, by their source: those that need another plan.

What beginners write first is a loop that cannot go back, or one that fills everything and looks at
the end. Hints on calls that wait for an answer do not help them. In doubt it is neither.
"""

from __future__ import annotations

import ast

from harness.why.program import parses

from .parsed import calls_in, name_of, parse, recursive_functions

NO_SEARCH, CHECKED_LAST = "no search", "checked last"
GUESSES = {"permutations", "shuffle", "choice", "randint", "sample"}
BLANKS = (".", "0", "", 0, None)


def kind_of(source: str) -> str:
    """Return `NO_SEARCH`, `CHECKED_LAST`, or '' for any other solution."""
    if not parses(source):
        return ""
    program = parse(source)
    if recursive := recursive_functions(program):
        loops = [one for one in program.nodes if isinstance(one, ast.For)]
        untested = [one for one in loops if _writes(one) and calls_in(one) & recursive]
        tested = any(_tests(one, recursive) for one in untested)
        return CHECKED_LAST if untested and not tested else ""
    if any(map(_guesses, program.nodes)):
        return CHECKED_LAST
    return "" if any(map(_goes_back, program.nodes)) else NO_SEARCH


def _writes(tree: ast.AST) -> bool:
    """Return True if something is written into a cell."""
    assigned = (node.targets[0] for node in ast.walk(tree) if isinstance(node, ast.Assign))
    return any(isinstance(target, ast.Subscript) for target in assigned)


def _tests(loop: ast.For, recursive: set[str]) -> bool:
    """Return True if a loop tests anything but what the recursive call answers."""
    asked = [node for node in ast.walk(loop) if isinstance(node, (ast.If, ast.While, ast.IfExp))]
    return any(not calls_in(one.test) & recursive or _compares(one.test) for one in asked) or any(
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
    if name_of(node.func) != "product":
        return name_of(node.func) in GUESSES
    repeat = next((one.value for one in node.keywords if one.arg == "repeat"), ast.Constant(1))
    return not isinstance(repeat, ast.Constant) or any(
        isinstance(argument, ast.Starred) for argument in node.args
    )


def _goes_back(node: ast.AST) -> bool:
    """Return True if a node may take something back, or try on copies."""
    match node:
        case ast.Assign([ast.Subscript()], ast.Constant(value)):
            return value in BLANKS and value is not False
        case ast.AugAssign(op=ast.Sub()) | ast.Yield() | ast.YieldFrom() | ast.Lambda():
            return True
        case ast.Call(function):
            return name_of(function) in ("pop", "popleft", "copy", "deepcopy")
    return False
