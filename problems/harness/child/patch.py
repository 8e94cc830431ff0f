"""Compiles a program with a small change: only the functions that differ are compiled again.

Hundreds of changes of one program are tried, and compiling all of it takes longer than a run.
"""

import ast
from collections.abc import Iterator, Sequence
from functools import lru_cache
from types import CodeType
from typing import NamedTuple, TypeAlias

from harness.child.steps import with_steps

GRAIN = "iterations"
"""The grain of the steps that are counted. The lines of what is compiled again are not kept."""
FUTURE = "__future__"
"""A program that imports from it is compiled in a way of its own."""


Piece: TypeAlias = tuple[int, int, str]
"""The start and end of a text, and the text that replaces it."""


class Place(NamedTuple):
    """A function of a program, or a method of one of its classes, in its text and in its code."""

    start: int
    body: int
    """The place at which the first line of its body begins; the decorators come before it."""
    end: int
    path: tuple[tuple[str, int], ...]
    """The name and first line of its class, if it is a method, and its own."""


class Patched:
    """A program that was compiled once, in which some pieces of the text may be replaced."""

    def __init__(self, source: str, filename: str) -> None:
        """Compile a program. Raises SyntaxError if it is not valid."""
        self.source, self.filename = source, filename
        self.code = compile(with_steps(source, GRAIN), filename, "exec")
        self.places = [] if FUTURE in source else list(_functions(source))

    def code_with(self, pieces: Sequence[Piece]) -> CodeType:
        """Return the code with some pieces replaced. Raises SyntaxError if that is not valid."""
        code: CodeType | None = self.code
        left = sorted(pieces)
        for place in self.places:
            own = [one for one in left if place.body <= one[0] and one[1] <= place.end]
            if own:
                left = [one for one in left if one not in own]
                code = code and self._with_function(code, place, own)
        if code and not left:
            return code
        changed = applied(self.source, pieces)
        return compile(with_steps(changed, GRAIN), self.filename, "exec")

    def _with_function(
        self, code: CodeType, place: Place, pieces: Sequence[Piece]
    ) -> CodeType | None:
        """Return code with one function changed, or None if more than that function changes."""
        within = [(start - place.start, end - place.start, new) for start, end, new in pieces]
        text = applied(self.source[place.start : place.end], within)
        *owner, (name, _) = place.path
        try:
            tree = with_steps("".join(f"class {one}:\n" for one, _ in owner) + text, GRAIN)
        except SyntaxError:
            return None
        body: Sequence[ast.stmt] = tree.body
        if owner and len(body) == 1 and isinstance(body[0], ast.ClassDef):
            body = body[0].body
        if len(body) != 1 or not isinstance(body[0], ast.FunctionDef | ast.AsyncFunctionDef):
            return None
        new = compile(tree, self.filename, "exec")
        for one in (*(one for one, _ in owner), name):
            new = next(_inner(new, one))
        return _replaced(code, place.path, new)


def changed_code(source: str, pieces: Sequence[Piece], grain: str, filename: str) -> CodeType:
    """Return the code of a program with some pieces replaced, in which steps of a grain count.

    Raises SyntaxError if that is not valid.
    """
    if pieces and grain == GRAIN:
        return _patched(source, filename).code_with(pieces)
    return compile(with_steps(applied(source, pieces), grain), filename, "exec")


_patched = lru_cache(maxsize=1)(Patched)
"""Returns a program that is compiled once, as long as no other one is asked for."""


def applied(source: str, pieces: Sequence[Piece]) -> str:
    """Return a text with some pieces replaced."""
    parts, at = [], 0
    for start, end, new in sorted(pieces):
        parts += [source[at:start], new]
        at = end
    return "".join([*parts, source[at:]])


def _functions(source: str) -> Iterator[Place]:
    """Yield the functions of a program and the methods of its classes, if on lines of their own."""
    starts = [0]
    for line in source.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    for node in ast.parse(source).body:
        first = _first_line(node)
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        owner = ((node.name, first),) if isinstance(node, ast.ClassDef) else ()
        for one in inner:
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                start, body = starts[_first_line(one) - 1], starts[one.body[0].lineno - 1]
                if not source[body : body + one.body[0].col_offset].strip():
                    end = min(starts[one.end_lineno or one.lineno], len(source))
                    yield Place(start, body, end, (*owner, (one.name, _first_line(one))))


def _first_line(node: ast.stmt) -> int:
    """Return the first line of a statement, with its decorators."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(one.lineno for one in decorators)])


def _inner(code: CodeType, name: str, line: int = 0) -> Iterator[CodeType]:
    """Yield the code of the classes or functions of a name in other code, if in that line."""
    for one in code.co_consts:
        if isinstance(one, CodeType) and one.co_name == name and line in (0, one.co_firstlineno):
            yield one


def _replaced(code: CodeType, path: tuple[tuple[str, int], ...], new: CodeType) -> CodeType | None:
    """Return code with the function at the end of a path replaced, or None if it does not fit."""
    found, deeper = list(_inner(code, *path[0])), path[1:]
    if len(found) != 1:
        return None
    inner = _replaced(found[0], deeper, new) if deeper else new
    if inner is None or inner.co_freevars != found[0].co_freevars:
        return None
    consts = tuple(inner if one is found[0] else one for one in code.co_consts)
    return code.replace(co_consts=consts)
