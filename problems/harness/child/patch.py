"""Replaces pieces of a source, and compiles the result so that it counts its steps.

Hundreds of edits of one solution are tried. An edit is mostly inside one function: then only this
function is parsed and compiled again.
"""

import ast
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from types import CodeType
from typing import Any, TypeAlias

from harness.child.steps import is_step, with_steps

Piece: TypeAlias = tuple[int, int, str]
"""A replacement: start and end of the old text, as offsets in the source, and the new text."""


def applied(source: str, pieces: Sequence[Piece]) -> str:
    """Return the source with the pieces replaced."""
    parts, at = [], 0
    for start, end, new in sorted(pieces):
        parts += [source[at:start], new]
        at = end
    return "".join([*parts, source[at:]])


def changed_code(source: str, pieces: Sequence[Piece], grain: str, filename: str) -> CodeType:
    """Return the compiled code of a source with pieces replaced, which counts its own steps.

    `grain` is the kind of step to count (see `steps.py`). Raises SyntaxError and any other error
    of `ast.parse` and `compile`.
    """
    code = _parsed(source, grain, filename).changed(pieces) if pieces else None
    return code or compile(with_steps(applied(source, pieces), grain), filename, "exec")


class ParsedSource:
    """A source that is parsed and compiled once, with its top-level functions and methods."""

    def __init__(self, source: str, grain: str, filename: str) -> None:
        """Compile a source to count its steps (`grain`: see `steps.py`). Raises SyntaxError."""
        self.source, self.grain, self.filename = source, grain, filename
        self.starts = [0, *accumulate(len(line) + 1 for line in source.split("\n"))]
        tree = with_steps(source, grain)
        self.code: CodeType = compile(tree, filename, "exec")
        self.functions: list[tuple[Any, ...]] = []
        """Each function, after its class if it is a method."""
        for top in tree.body:
            owners = [(top, one) for one in top.body] if isinstance(top, ast.ClassDef) else [(top,)]
            self.functions += [path for path in owners if isinstance(path[-1], ast.FunctionDef)]

    def changed(self, pieces: Sequence[Piece]) -> CodeType | None:
        """Return the code with the pieces replaced, or None if the whole file must be compiled."""
        first = bisect_right(self.starts, min(start for start, _, _ in pieces))
        last = bisect_right(self.starts, max(end for _, end, _ in pieces))
        for path in self.functions:
            function = path[-1]
            body = next(one for one in function.body if not is_step(one))
            if function.lineno < _first_line(body) <= first <= last <= function.end_lineno:
                return self._compiled_again(path, pieces)
        return None

    def _compiled_again(self, path: Sequence[Any], pieces: Sequence[Piece]) -> CodeType | None:
        """Return the code with pieces of a function replaced, or None if more changes with them."""
        top, end = _first_line(path[-1]), path[-1].end_lineno
        start = self.starts[top - 1]
        before = self.source[start : self.starts[end] - 1]
        after = applied(before, [(left - start, right - start, new) for left, right, new in pieces])
        if after.count("\n") != before.count("\n"):
            return None
        above = "".join(f"class {one.name}:\n" for one in path[:-1])
        try:
            tree = with_steps("\n" * (top - len(path)) + above + after, self.grain)
        except SyntaxError:
            return None
        block: Any = tree.body
        for _ in path:
            match [one for one in block if not is_step(one)]:
                case [ast.ClassDef(body=block) | ast.FunctionDef(body=block)]:
                    pass
                case _:
                    return None
        part = compile(tree, self.filename, "exec")
        return _with_function(self.code, part, [(one.name, _first_line(one)) for one in path])


def _first_line(node: Any) -> int:
    """Return the number of a statement's first line, including decorators."""
    line: int = min(part.lineno for part in (node, *getattr(node, "decorator_list", [])))
    return line


def _with_function(
    whole: CodeType, part: CodeType, path: Sequence[tuple[str, int]]
) -> CodeType | None:
    """Return code with one function replaced; None if the new function has other free variables.

    Args:
        whole: the code of a file.
        part: the code of a file that has only the new function, in its class if it is a method.
        path: the name and the first line of the class, if there is one, and of the function.
    """
    if not path:
        return part if part.co_freevars == whole.co_freevars else None
    inner = next(one for one in part.co_consts if isinstance(one, CodeType))
    for old in whole.co_consts:
        if isinstance(old, CodeType) and (old.co_name, old.co_firstlineno) == path[0]:
            new = _with_function(old, inner, path[1:])
            return new and whole.replace(
                co_consts=tuple(new if one is old else one for one in whole.co_consts)
            )
    return None


_parsed = lru_cache(maxsize=2)(ParsedSource)
