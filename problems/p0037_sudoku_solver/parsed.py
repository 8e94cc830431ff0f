"""A solution as a parser sees it: its functions, and what they call."""

from __future__ import annotations

import ast
from functools import lru_cache

from harness.why.program import Program, parses


@lru_cache(maxsize=2)  # each rule asks again, for each case
def parse(source: str) -> Program:
    """Return the program of a source; an empty one if it does not parse."""
    return Program(source if parses(source) else "")


def name_of(node: ast.AST) -> str:
    """Return the name that a node is: `x` for `x` and for `a.x`, or ''."""
    return getattr(node, "attr", "") or getattr(node, "id", "")


def recursive_functions(program: Program) -> set[str]:
    """Return the names of the functions that call themselves, directly or indirectly."""
    calls = {name: calls_in(one) & program.by_name.keys() for name, one in program.by_name.items()}
    for _ in program.by_name:
        calls = {name: some.union(*(calls[one] for one in some)) for name, some in calls.items()}
    return {name for name, some in calls.items() if name in some}


def calls_in(tree: ast.AST) -> set[str]:
    """Return the names of all called functions."""
    return {name_of(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
