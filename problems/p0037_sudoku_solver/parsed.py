"""The parsed source of a solution: its functions and their calls."""

from __future__ import annotations

import ast
from functools import lru_cache

from harness.why.program import Program, parses


@lru_cache(maxsize=2)  # each rule parses the same source, for each case
def parse(source: str) -> Program:
    """Return the parsed program of a source, or an empty program if it does not parse."""
    return Program(source if parses(source) else "")


def name_of(node: ast.AST) -> str:
    """Return the name of a node, `x` for `x` and for `a.x`, or ''."""
    return getattr(node, "attr", "") or getattr(node, "id", "")


def recursive_functions(program: Program) -> set[str]:
    """Return the names of the functions that call themselves, directly or indirectly."""
    calls = {name: calls_in(one) & program.by_name.keys() for name, one in program.by_name.items()}
    for _ in program.by_name:
        calls = {name: some.union(*(calls[one] for one in some)) for name, some in calls.items()}
    return {name for name, some in calls.items() if name in some}


def calls_in(tree: ast.AST) -> set[str]:
    """Return the names of all functions that a tree calls."""
    return {name_of(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
