"""Replaces pieces of a source, and parses the result with its steps counted.

A solution is tried with hundreds of changes. Most are inside one statement, and then only that one
is parsed again.
"""

import ast
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from harness.child.steps import ONCE, with_steps

Piece: TypeAlias = tuple[int, int, str]
"""The start and end of a text, and the text that replaces it."""


def applied(source: str, pieces: Sequence[Piece]) -> str:
    """Return a text with some pieces replaced."""
    parts, at = [], 0
    for start, end, new in sorted(pieces):
        parts += [source[at:start], new]
        at = end
    return "".join([*parts, source[at:]])


def changed_tree(source: str, pieces: Sequence[Piece], grain: str) -> ast.Module:
    """Return the syntax tree of a changed source, which counts its steps of a grain.

    It is valid until the next call. Raises SyntaxError and whatever else `ast.parse` raises.
    """
    if grain == "iterations" and pieces:
        tree = _parsed(source).changed(pieces)
        if tree is not None:
            return tree
    return with_steps(applied(source, pieces), grain)


class Statement(NamedTuple):
    """A statement that fills its lines."""

    first: int
    last: int
    """Its lines, from 0."""
    block: list[Any]
    """The block that it is in."""
    node: ast.stmt


class ParsedSource:
    """A source that is parsed once, and its statements."""

    def __init__(self, source: str) -> None:
        """Parse a source. Raises SyntaxError."""
        self.source, self.lines = source, [line + "\n" for line in source.split("\n")]
        self.starts = [0, *accumulate(map(len, self.lines))]
        self.tree = with_steps(source, "iterations")
        self.statements = sorted(self._statements(), key=lambda one: one.last - one.first)
        self.replaced: tuple[list[Any], list[Any]] = [], []
        """The block that is changed now, and its statements before."""

    def changed(self, pieces: Sequence[Piece]) -> ast.Module | None:
        """Return the tree with some pieces replaced, or None if more has to be parsed."""
        block, before = self.replaced
        block[:] = before
        first = bisect_right(self.starts, min(start for start, _, _ in pieces)) - 1
        last = bisect_right(self.starts, max(end for _, end, _ in pieces)) - 1
        for one in self.statements:
            if one.first <= first and last <= one.last:
                after = self._parsed_again(one, pieces)
                if after is None:
                    return None
                self.replaced = one.block, one.block[:]
                at = next(at for at, node in enumerate(one.block) if node is one.node)
                one.block[at : at + 1] = after
                return self.tree
        return None

    def _parsed_again(self, one: Statement, pieces: Sequence[Piece]) -> list[ast.stmt] | None:
        """Return what takes the place of a statement; None if lines or blocks outside change."""
        start, end = self.starts[one.first], self.starts[one.last + 1]
        before = self.source[start:end]
        after = applied(before, [(left - start, right - start, new) for left, right, new in pieces])
        indent = before[: len(before) - len(before.lstrip())]
        moved = not after.startswith(indent) or after[len(indent) :] != after.lstrip()
        if moved or after.count("\n") != before.count("\n"):
            return None
        head = "\n" * (one.first - 1) + "if 1:\n" if indent else "\n" * one.first
        try:
            tree = with_steps(head + after, "iterations")
        except SyntaxError:
            return None
        if not indent:
            return tree.body
        match tree.body:
            case [ast.If(body=body, orelse=[])]:
                return body
        return None

    def _statements(self) -> Iterator[Statement]:
        """Yield the statements that begin their line and end theirs."""
        for parent in ast.walk(self.tree):
            for block in vars(parent).values():
                if not isinstance(block, list):
                    continue
                for node in block:
                    if isinstance(node, ast.stmt) and node is not ONCE:
                        decorators = getattr(node, "decorator_list", [])
                        first = min(part.lineno for part in (node, *decorators)) - 1
                        one = Statement(first, (node.end_lineno or 0) - 1, block, node)
                        if self._fills_its_lines(one):
                            yield one

    def _fills_its_lines(self, one: Statement) -> bool:
        text, last = self.lines[one.first], self.lines[one.last].encode()
        before = text.encode()[: one.node.col_offset].strip()
        after = last[one.node.end_col_offset or 0 :].strip()
        joined = one.first > 0 and self.lines[one.first - 1].rstrip().endswith("\\")
        is_alone = not before and (not after or after.startswith(b"#"))
        return is_alone and not joined and not text.lstrip().startswith("elif")


_parsed = lru_cache(maxsize=1)(ParsedSource)
