"""The undo in a source: an assignment that makes a cell blank again."""

from __future__ import annotations

import ast

BLANK = (".", "0", 0, "", " ", None)


def blanks_a_cell(tree: ast.Module) -> bool:
    """Return True if an assignment may make a cell blank, by a constant or by a name of one."""
    stores = [node for node in ast.walk(tree) if isinstance(node, ast.Assign)]
    names = {
        target.id
        for store in stores
        for target in store.targets
        if isinstance(target, ast.Name) and _is_blank(store.value)
    }
    return any(
        _is_blank(store.value) or (isinstance(store.value, ast.Name) and store.value.id in names)
        for store in stores
        if any(isinstance(target, ast.Subscript) for target in store.targets)
    )


def _is_blank(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value in BLANK
