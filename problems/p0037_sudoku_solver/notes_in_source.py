"""Detection of notes in a solution: masks, sets or tables of used digits beside the board."""

from __future__ import annotations

import ast

from .parsed import parse

SETS = {"set", "frozenset", "dict", "defaultdict", "Counter"}
ADDS = {"add", "discard", "update"}


def keeps_notes(source: str) -> bool:
    """Return True if a source keeps notes of the used digits, or may do so."""
    return keeps_masks(source) or any(map(_is_note, parse(source).nodes))


def keeps_masks(source: str) -> bool:
    """Return True if a source computes a bit, by a left shift or a power."""
    operations = (node.op for node in parse(source).nodes if isinstance(node, ast.BinOp))
    return any(isinstance(operation, ast.LShift | ast.Pow) for operation in operations)


def name_of_notes(source: str) -> str:
    """Return the type of a source's notes: `set`, `mask`, `set or mask`, or else `list`."""
    sets = any(
        isinstance(node, ast.Set | ast.SetComp) or getattr(node, "id", "") == "set"
        for node in parse(source).nodes
    )
    found = ["set"] * sets + ["mask"] * keeps_masks(source)
    return " or ".join(found) or "list"


def _is_note(node: ast.AST) -> bool:
    match node:
        case ast.BinOp(right=ast.Constant(value=None)):  # a type such as `str | None`
            return False
        case ast.BinOp(op=operation) | ast.AugAssign(op=operation):
            return isinstance(operation, ast.BitOr | ast.BitAnd | ast.BitXor)
        case ast.Set() | ast.SetComp() | ast.Dict() | ast.DictComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in SETS
        case ast.Call(func=ast.Attribute(ast.Subscript(), "append" | "remove")):
            return True
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in SETS | ADDS
        case ast.Assign(targets=[ast.Subscript(), *_], value=ast.Constant(value=value)):
            return isinstance(value, int)  # or a bool: a table of what is used
    return False
