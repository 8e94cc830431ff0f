"""Names in a source that are bound to something else."""

from __future__ import annotations

import ast

from .pitfalls.scopes import is_bound, own_nodes, parameters
from .source import functions


def parameter_bound_anew(tree: ast.Module, function_name: str) -> tuple[int, str] | None:
    """Return the line in which a function assigns to the name of its first parameter, and that."""
    for function in functions(tree):
        names = parameters(function)
        if function.name == function_name and names:
            for node in own_nodes(function):
                if is_bound(node, names[0]):
                    return node.lineno, names[0]
    return None
