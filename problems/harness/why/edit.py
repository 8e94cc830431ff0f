"""One change of a source: the pieces that it replaces, in the words of the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from harness.child.patch import Piece, applied
from harness.why.patterns import mean_the_same
from harness.why.program import Part, Program, Span

TIGHT = (
    ast.BinOp | ast.UnaryOp | ast.BoolOp | ast.Compare | ast.Attribute | ast.Subscript | ast.Starred
)
"""Expressions within which another one may need parentheses."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A change that a learner could make in a moment, most often in one line."""

    kind: str
    """The kind of mistake that it takes away: the name of a `Kind`."""
    cost: int
    """The lower, the more natural is the mistake: 1 to 5, or SURE."""
    line: int
    """The line in which the mistake lies."""
    pieces: tuple[Piece, ...]
    old: str = ""
    """The part of the source that is replaced; '' if something is added."""
    new: str = ""
    """The text that comes in its place or is added."""

    def quoting(self, old: str | None = None, new: str | None = None) -> Edit:
        """Return the same edit with other parts of the source to quote, where they are given."""
        quoted = self.old if old is None else old, self.new if new is None else new
        return Edit(self.kind, self.cost, self.line, self.pieces, *quoted)

    def apply(self, source: str) -> str:
        """Return the source with this change."""
        return applied(source, self.pieces)


def replace(program: Program, kind: str, cost: int, part: Part | Span, new: str) -> Edit:
    """Return the edit that puts another text in the place of a part of the source.

    An expression gets parentheses if it would mean something else there without them.
    """
    start, end = part if isinstance(part, tuple) else program.span(part)
    if isinstance(part, ast.expr) and not fits_in(program, part, new):
        new = f"({new})"
    old = program.source[start:end]
    before = _alike(old, new)
    behind = _alike(old[before:][::-1], new[before:][::-1])
    piece = start + before, end - behind, new[before : len(new) - behind]
    return Edit(kind, cost, program.line_at(start), (piece,), old, new)


def fits_in(program: Program, part: ast.expr, new: str) -> bool:
    """Return True if a text needs no parentheses in the place of an expression."""
    parent = program.parents[part]
    if not isinstance(parent, TIGHT) or " " not in new or part is getattr(parent, "slice", None):
        return True
    (start, end), (first, last) = program.span(part), program.span(parent)
    before, behind = program.source[first:start], program.source[end:last]
    if isinstance(parent, ast.BoolOp) and _joins_by(new) is type(parent.op):
        return True
    return mean_the_same(f"({before}{new}{behind})", f"({before}({new}){behind})")


def _joins_by(text: str) -> type[ast.boolop] | None:
    """Return the word that joins some conditions."""
    try:
        whole = ast.parse(text, mode="eval").body
    except SyntaxError:
        return None
    return type(whole.op) if isinstance(whole, ast.BoolOp) else None


def _alike(one: str, other: str) -> int:
    """Return the length of the common beginning of two texts."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def insert(
    program: Program, kind: str, cost: int, statement: ast.stmt, code: str, *, before: bool = False
) -> Edit:
    """Return the edit that adds statements after another one, or before it."""
    place = insert_before if before else insert_after
    line = program.first_line(statement) if before else program.last_line(statement)
    return Edit(kind, cost, line, (place(program, statement, code),), "", code)


def joined_edits(edits: Iterable[Edit], cost: int) -> Edit | None:
    """Return several edits as one, or None if they overlap."""
    edits = sorted(edits, key=lambda one: one.line)
    pieces = sorted({piece for one in edits for piece in one.pieces})
    if any(other[0] < one[1] or one[:2] == other[:2] for one, other in pairwise(pieces)):
        return None
    first = edits[0]
    return Edit(first.kind, cost, first.line, tuple(pieces), first.old, first.new)


def insert_after(program: Program, statement: ast.stmt, code: str) -> Piece:
    """Return the piece that adds statements after another one of the same block."""
    if not program.has_own_lines(statement):
        end = program.span(statement)[1]
        return end, end, f"; {code}"
    end = program.start_of(program.last_line(statement) + 1)
    end -= program.source[end - 1] == "\n"
    indent = program.indent(program.first_line(statement))
    return end, end, "".join(f"\n{indent}{line}" for line in code.split("\n"))


def insert_before(program: Program, statement: ast.stmt, code: str) -> Piece:
    """Return the piece that adds statements in front of another one of the same block."""
    if not program.has_own_lines(statement):
        start = program.span(statement)[0]
        return start, start, f"{code}; "
    first = program.first_line(statement)
    start, indent = program.start_of(first), program.indent(first)
    return start, start, "".join(f"{indent}{line}\n" for line in code.split("\n"))


def take_out(program: Program, statement: ast.stmt) -> Piece:
    """Return the piece that removes a statement, or leaves `pass` where its block needs one."""
    start, end = program.span(statement)
    if len(program.block_of[statement]) == 1:
        return start, end, "pass"
    if program.has_own_lines(statement):
        return (*lines_of(program, statement), "")
    behind = program.source[end:]
    return start, end + len(behind) - len(behind.lstrip(" ;")), ""


def lines_of(program: Program, statement: ast.stmt) -> Span:
    """Return where the lines of a statement begin and end."""
    last = program.last_line(statement)
    return program.start_of(program.first_line(statement)), program.start_of(last + 1)


def indented(program: Program, statement: ast.stmt, indent: str) -> str:
    """Return the lines of a statement with another indentation."""
    first = program.first_line(statement)
    own = len(program.indent(first))
    lines = program.lines[first - 1 : program.last_line(statement)]
    return "\n".join(indent + line[own:] if line.strip() else "" for line in lines)
