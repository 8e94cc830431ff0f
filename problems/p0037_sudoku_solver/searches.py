"""Detection of solutions that may backtrack, unlike a loop that never goes back."""

from __future__ import annotations

import ast

from harness.why.program import parses

from .parsed import name_of, parse, recursive_functions

BLANKS = (".", "0", "", 0, None)


def is_search(source: str) -> bool:
    """Return True if a solution may backtrack: it recurses, undoes a change, or makes copies.

    In doubt, return True, as for a source that does not parse.
    """
    if not parses(source):
        return True
    program = parse(source)
    return bool(recursive_functions(program)) or any(map(_goes_back, program.nodes))


def _goes_back(node: ast.AST) -> bool:
    """Return True if a node may be a part of backtracking: an undo, a copy, a `yield`."""
    match node:
        case ast.Assign([ast.Subscript()], ast.Constant(value)):
            return value in BLANKS and value is not False
        case ast.AugAssign(op=ast.Sub()) | ast.Yield() | ast.YieldFrom() | ast.Lambda():
            return True
        case ast.Call(function):
            return name_of(function) in ("pop", "popleft", "copy", "deepcopy")
    return False
