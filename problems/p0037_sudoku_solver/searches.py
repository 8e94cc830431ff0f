"""Tells a search from a first solution that needs another plan: a loop that cannot go back."""

from __future__ import annotations

import ast

from harness.why.program import parses

from .parsed import name_of, parse, recursive_functions

BLANKS = (".", "0", "", 0, None)


def is_search(source: str) -> bool:
    """Return True if a solution may go back: it calls itself, undoes something, or tries on copies.

    In doubt, as for a source that Python cannot read, it is True.
    """
    if not parses(source):
        return True
    program = parse(source)
    return bool(recursive_functions(program)) or any(map(_goes_back, program.nodes))


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
