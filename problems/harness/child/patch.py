"""Compiles a program with a small change quickly: only the changed functions are compiled again.

Hundreds of changes of one program are tried, and compiling all of it takes longer than a run.
"""

import ast
from collections.abc import Iterator, Sequence
from functools import lru_cache
from types import CodeType
from typing import NamedTuple, TypeAlias

from harness.child.steps import with_steps

GRAIN = "iterations"
"""The grain of the steps that are counted. A function that is compiled again has other lines."""
FUTURE = "__future__"
"""A program that imports from it is always compiled as a whole."""


Piece: TypeAlias = tuple[int, int, str]
"""The start and end of a text, and the text that replaces it."""


class Place(NamedTuple):
    """The place of a function or method in the text and in the code of a program."""

    start: int
    body: int
    """The start of the first line of its body."""
    end: int
    path: tuple[tuple[str, int], ...]
    """The names and first lines of its class, if it is a method, and of the function."""


class Patched:
    """A compiled program, of which pieces of the text may be replaced."""

    def __init__(self, source: str, filename: str) -> None:
        """Compile a program. Raises SyntaxError if it is not valid."""
        self.source, self.filename = source, filename
        self.code = compile(with_steps(source, GRAIN), filename, "exec")
        self.places = [] if FUTURE in source else list(_functions(source))

    def code_with(self, pieces: Sequence[Piece]) -> CodeType:
        """Return the code with some pieces replaced. Raises SyntaxError if it is not valid."""
        code: CodeType | None = self.code
        left = sorted(pieces)
        for place in self.places:
            inside = [it for it in left if place.body <= it[0] and it[1] <= place.end]
            if inside:
                left = [piece for piece in left if piece not in inside]
                code = code and self._with_function(code, place, inside)
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
            tree = with_steps("".join(f"class {cls}:\n" for cls, _ in owner) + text, GRAIN)
        except SyntaxError:
            return None
        body: Sequence[ast.stmt] = tree.body
        if owner and len(body) == 1 and isinstance(body[0], ast.ClassDef):
            body = body[0].body
        if len(body) != 1 or not isinstance(body[0], ast.FunctionDef | ast.AsyncFunctionDef):
            return None
        new = compile(tree, self.filename, "exec")
        for path_name in (*(cls for cls, _ in owner), name):
            new = next(_inner(new, path_name))
        return _replaced(code, place.path, new)


def changed_code(source: str, pieces: Sequence[Piece], grain: str, filename: str) -> CodeType:
    """Return the code of a program with some pieces replaced, which counts steps of a grain.

    Raises SyntaxError if it is not valid.
    """
    if pieces and grain == GRAIN:
        return _patched(source, filename).code_with(pieces)
    return compile(with_steps(applied(source, pieces), grain), filename, "exec")


_patched = lru_cache(maxsize=1)(Patched)
"""Returns a compiled program, and keeps the last one."""


def applied(source: str, pieces: Sequence[Piece]) -> str:
    """Return a text with some pieces replaced."""
    parts, at = [], 0
    for start, end, new in sorted(pieces):
        parts += [source[at:start], new]
        at = end
    return "".join([*parts, source[at:]])


def _functions(source: str) -> Iterator[Place]:
    """Yield the functions of a program and the methods of its classes, without one-line bodies."""
    starts = [0]
    for line in source.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    for node in ast.parse(source).body:
        first = _first_line(node)
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        owner = ((node.name, first),) if isinstance(node, ast.ClassDef) else ()
        for member in inner:
            if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef):
                start, body = (
                    starts[_first_line(member) - 1],
                    starts[member.body[0].lineno - 1],
                )
                if not source[body : body + member.body[0].col_offset].strip():
                    end = min(starts[member.end_lineno or member.lineno], len(source))
                    yield Place(start, body, end, (*owner, (member.name, _first_line(member))))


def _first_line(node: ast.stmt) -> int:
    """Return the first line of a statement or of its decorators."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def _inner(code: CodeType, name: str, line: int = 0) -> Iterator[CodeType]:
    """Yield the code of inner classes or functions with a name, and a first line if given."""
    for const in code.co_consts:
        is_code = isinstance(const, CodeType) and const.co_name == name
        if is_code and line in (0, const.co_firstlineno):
            yield const


def _replaced(code: CodeType, path: tuple[tuple[str, int], ...], new: CodeType) -> CodeType | None:
    """Return code with the function at the end of a path replaced, or None if it does not fit."""
    matches, deeper = list(_inner(code, *path[0])), path[1:]
    if len(matches) != 1:
        return None
    inner = _replaced(matches[0], deeper, new) if deeper else new
    if inner is None or inner.co_freevars != matches[0].co_freevars:
        return None
    consts = tuple(inner if const is matches[0] else const for const in code.co_consts)
    return code.replace(co_consts=consts)
