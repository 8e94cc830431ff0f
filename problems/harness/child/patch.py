"""Replaces pieces of a source, and compiles the result so that it counts its steps.

Hundreds of edits of one solution are tried. An edit is mostly inside one statement: then only this
statement is parsed again, and only its function compiled again.
"""

import ast
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from itertools import accumulate
from types import CodeType
from typing import Any, NamedTuple, TypeAlias

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


class Statement(NamedTuple):
    """A statement in a top-level function or a method, with no other code on its lines."""

    first: int
    last: int
    """The indexes of its first and last line."""
    block: list[Any]
    """The list of statements that contains it."""
    node: ast.stmt
    owners: tuple[ast.ClassDef | ast.FunctionDef, ...]
    """The function around it; for a method, the class and the method."""


class ParsedSource:
    """A source that is parsed and compiled once, with its statements."""

    def __init__(self, source: str, grain: str, filename: str) -> None:
        """Compile a source to count its steps (`grain`: see `steps.py`). Raises SyntaxError."""
        self.source, self.grain, self.filename = source, grain, filename
        self.lines = [line + "\n" for line in source.split("\n")]
        self.starts = [0, *accumulate(map(len, self.lines))]
        self.tree = with_steps(source, grain)
        self.code: CodeType = compile(self.tree, filename, "exec")
        self.statements = sorted(self._statements(), key=lambda one: one.last - one.first)

    def changed(self, pieces: Sequence[Piece]) -> CodeType | None:
        """Return the code with the pieces replaced, or None if the whole file must be compiled."""
        first = bisect_right(self.starts, min(start for start, _, _ in pieces)) - 1
        last = bisect_right(self.starts, max(end for _, end, _ in pieces)) - 1
        for one in self.statements:
            if one.first <= first and last <= one.last:
                after = self._parsed_again(one, pieces)
                return None if after is None else self._compiled_again(one, after)
        return None

    def _parsed_again(self, one: Statement, pieces: Sequence[Piece]) -> list[ast.stmt] | None:
        """Return a changed statement, parsed; None if other lines or blocks change with it."""
        start, end = self.starts[one.first], self.starts[one.last + 1]
        before = self.source[start:end]
        after = applied(before, [(left - start, right - start, new) for left, right, new in pieces])
        indent = before[: len(before) - len(before.lstrip())]
        moved = not after.startswith(indent) or after[len(indent) :] != after.lstrip()
        if moved or after.count("\n") != before.count("\n"):
            return None
        try:
            tree = with_steps("\n" * (one.first - 1) + "if 1:\n" + after, self.grain)
        except SyntaxError:
            return None
        match tree.body[-1:], len([node for node in tree.body if not is_step(node)]):
            case [ast.If(body=body, orelse=[])], 1:
                return body
        return None

    def _compiled_again(self, one: Statement, after: list[ast.stmt]) -> CodeType | None:
        """Return the code with a statement replaced; only its function is compiled."""
        before = one.block[:]
        at = next(number for number, node in enumerate(before) if node is one.node)
        first = at - (at > 0 and self.grain == "lines" and is_step(before[at - 1]))
        one.block[first : at + 1] = after
        try:
            top: Any = one.owners[-1]
            for owner in one.owners[:-1]:
                around = copy(owner)
                around.body, top = [top], around
            code: CodeType = compile(ast.Module([top], []), self.filename, "exec")
        finally:
            one.block[:] = before
        return _with_function(
            self.code, code, [(node.name, _first_line(node)) for node in one.owners]
        )

    def _statements(self) -> Iterator[Statement]:
        """Yield the statements in functions and methods that share no line with other code."""
        for top in self.tree.body:
            inner = top.body if isinstance(top, ast.ClassDef) else []
            for owners in [(top,), *((top, one) for one in inner)]:
                if isinstance(owners[-1], ast.FunctionDef):
                    yield from self._statements_of(owners)

    def _statements_of(self, owners: tuple[Any, ...]) -> Iterator[Statement]:
        for parent in ast.walk(owners[-1]):
            blocks = [block for block in vars(parent).values() if isinstance(block, list)]
            for block in blocks:
                for node in block:
                    if isinstance(node, ast.stmt) and not is_step(node):
                        last = (node.end_lineno or 0) - 1
                        one = Statement(_first_line(node) - 1, last, block, node, owners)
                        if self._fills_its_lines(one):
                            yield one

    def _fills_its_lines(self, one: Statement) -> bool:
        text, last = self.lines[one.first], self.lines[one.last].encode()
        before = text.encode()[: one.node.col_offset].strip()
        after = last[one.node.end_col_offset or 0 :].strip()
        joined = self.lines[one.first - 1].rstrip().endswith("\\")
        is_alone = not before and (not after or after.startswith(b"#"))
        return is_alone and not joined and not text.lstrip().startswith("elif")


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
    inner = _inner(part, path[0])
    old = _inner(whole, path[0])
    new = _with_function(old, inner, path[1:]) if old and inner else None
    if new is None:
        return None
    return whole.replace(co_consts=tuple(new if one is old else one for one in whole.co_consts))


def _inner(code: CodeType, place: tuple[str, int]) -> CodeType | None:
    """Return the nested code object with a name and first line, or None."""
    inner = (one for one in code.co_consts if isinstance(one, CodeType))
    return next((one for one in inner if (one.co_name, one.co_firstlineno) == place), None)


_parsed = lru_cache(maxsize=2)(ParsedSource)
