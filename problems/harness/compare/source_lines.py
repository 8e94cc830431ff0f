"""Counts the lines of a source that hold code."""

from __future__ import annotations

import ast


def source_lines(source: str) -> int:
    """Return the number of lines without blanks, comments and docstrings; 0 if it is not Python.

    They are counted as Python writes them, so that a statement is as long however it is wrapped.
    """
    try:
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                del node.body[: ast.get_docstring(node, clean=False) is not None]
        return sum(map(bool, ast.unparse(tree).splitlines()))
    except (SyntaxError, ValueError, RecursionError):
        return 0
