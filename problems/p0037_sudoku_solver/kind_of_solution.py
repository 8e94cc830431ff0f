"""Finds first solutions that need another plan: a loop that cannot go back.

Hints on calls that wait for an answer do not help with it. In doubt a solution has a search.
"""

from __future__ import annotations

import ast

from harness.why.program import parses

from .parsed import name_of, parse, recursive_functions

NO_SEARCH = "no search"
BLANKS = (".", "0", "", 0, None)


def kind_of(source: str) -> str:
    """Return `NO_SEARCH` for a solution that cannot go back, or '' for any other."""
    if not parses(source):
        return ""
    program = parse(source)
    searches = recursive_functions(program) or any(map(_goes_back, program.nodes))
    return "" if searches else NO_SEARCH


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
