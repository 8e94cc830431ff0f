"""Counts the lines of a source that hold code."""

from __future__ import annotations

import ast
import io
import tokenize

SILENT = (
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
)


def source_lines(source: str) -> int:
    """Return the number of lines without blanks, comments and docstrings; 0 if it is not Python."""
    try:
        tree = ast.parse(source)
        skipped = {
            line
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node, clean=False) is not None
            for line in range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
        }
        lines = {
            line
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type not in SILENT
            for line in range(token.start[0], token.end[0] + 1)
        }
    except (SyntaxError, ValueError, tokenize.TokenError):
        return 0
    return len(lines - skipped)
