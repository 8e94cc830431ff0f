"""Edits of a source as pieces of text to replace, and the functions that build them."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from harness.child.patch import Piece, applied
from harness.kind import SURE
from harness.why.patterns import mean_the_same
from harness.why.program import Part, Program, Span

TIGHT = (
    ast.BinOp | ast.UnaryOp | ast.BoolOp | ast.Compare | ast.Attribute | ast.Subscript | ast.Starred
)
"""Expressions whose operands may need parentheses."""


@dataclass(frozen=True, slots=True)
class Edit:
    """A small change of a source, mostly of one line."""

    kind: str
    """The name of the `Kind` of mistake that the edit corrects."""
    cost: int
    """1 to 5, or SURE: the lower, the likelier the edit corrects the mistake."""
    line: int
    """The line of the mistake."""
    pieces: tuple[Piece, ...]
    old: str = ""
    """The part of the source that is replaced; '' if something is added."""
    new: str = ""
    """The text that replaces `old`, or that is added."""
    parts: tuple["Edit", ...] = field(default=(), compare=False)
    """The edits of the single places, if the same change is made in several."""

    @property
    def is_sure(self) -> bool:
        """True for an edit of code that is wrong in nearly every program."""
        return self.cost <= SURE

    def quoting(self, old: str | None = None, new: str | None = None) -> "Edit":
        """Return a copy of the edit that quotes another `old` or `new`, if given."""
        texts = self.old if old is None else old, self.new if new is None else new
        return Edit(self.kind, self.cost, self.line, self.pieces, *texts)

    def apply(self, source: str) -> str:
        """Return the source with this change."""
        return applied(source, self.pieces)


def replace(program: Program, kind: str, cost: int, part: Part | Span, new: str) -> Edit:
    """Return the edit that replaces a part of the source with another text.

    The text gets parentheses if it would mean something else without them.
    """
    start, end = part if isinstance(part, tuple) else program.span(part)
    if isinstance(part, ast.expr) and not fits_in(program, part, new):
        new = f"({new})"
    old = program.source[start:end]
    prefix = _common_prefix(old, new)
    suffix = _common_prefix(old[prefix:][::-1], new[prefix:][::-1])
    piece = start + prefix, end - suffix, new[prefix : len(new) - suffix]
    return Edit(kind, cost, program.line_at(start), (piece,), old, new)


def fits_in(program: Program, part: ast.expr, new: str) -> bool:
    """Return True if a text can replace an expression without parentheses."""
    parent = program.parents[part]
    if not isinstance(parent, TIGHT) or " " not in new or part is getattr(parent, "slice", None):
        return True
    (start, end), (parent_start, parent_end) = program.span(part), program.span(parent)
    before, after = program.source[parent_start:start], program.source[end:parent_end]
    if isinstance(parent, ast.BoolOp) and _joining_operator(new) is type(parent.op):
        return True
    return mean_the_same(f"({before}{new}{after})", f"({before}({new}){after})")


def _joining_operator(text: str) -> type[ast.boolop] | None:
    """Return the type of the operator, `and` or `or`, that joins some conditions, or None."""
    try:
        parsed = ast.parse(text, mode="eval").body
    except SyntaxError:
        return None
    return type(parsed.op) if isinstance(parsed, ast.BoolOp) else None


def _common_prefix(one: str, other: str) -> int:
    """Return the length of the common prefix of two texts."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def insert(
    program: Program, kind: str, cost: int, statement: ast.stmt, code: str, *, before: bool = False
) -> Edit:
    """Return the edit that adds code after a statement, or before it."""
    make_piece = insert_before if before else insert_after
    line = program.first_line(statement) if before else program.last_line(statement)
    return Edit(kind, cost, line, (make_piece(program, statement, code),), "", code)


def joined_edits(edits: Iterable[Edit], cost: int) -> Edit | None:
    """Return several edits joined into a single edit, or None if they overlap."""
    edits = sorted(edits, key=lambda edit: edit.line)
    pieces = sorted({piece for edit in edits for piece in edit.pieces})
    if any(other[0] < edit[1] or edit[:2] == other[:2] for edit, other in pairwise(pieces)):
        return None
    first = edits[0]
    return Edit(first.kind, cost, first.line, tuple(pieces), first.old, first.new)


def insert_after(program: Program, statement: ast.stmt, code: str) -> Piece:
    """Return the piece that adds code after a statement, in the same block."""
    if not program.has_own_lines(statement):
        end = program.span(statement)[1]
        return end, end, f"; {code}"
    end = program.start_of(program.last_line(statement) + 1)
    end -= program.source[end - 1] == "\n"
    indent = program.indent(program.first_line(statement))
    return end, end, "".join(f"\n{indent}{line}" for line in code.split("\n"))


def insert_before(program: Program, statement: ast.stmt, code: str) -> Piece:
    """Return the piece that adds code before a statement, in the same block."""
    if not program.has_own_lines(statement):
        start = program.span(statement)[0]
        return start, start, f"{code}; "
    first = program.first_line(statement)
    start, indent = program.start_of(first), program.indent(first)
    return start, start, "".join(f"{indent}{line}\n" for line in code.split("\n"))


def removal(program: Program, statement: ast.stmt) -> Piece:
    """Return the piece that removes a statement, with `pass` in its place if the block needs it."""
    start, end = program.span(statement)
    if len(program.block_of[statement]) == 1:
        return start, end, "pass"
    if program.has_own_lines(statement):
        return (*lines_of(program, statement), "")
    following = program.source[end:]
    return start, end + len(following) - len(following.lstrip(" ;")), ""


def lines_of(program: Program, statement: ast.stmt) -> Span:
    """Return the span of the lines of a statement."""
    last = program.last_line(statement)
    return program.start_of(program.first_line(statement)), program.start_of(last + 1)


def indented(program: Program, statement: ast.stmt, indent: str) -> str:
    """Return the lines of a statement with another indentation."""
    first = program.first_line(statement)
    width = len(program.indent(first))
    lines = program.lines[first - 1 : program.last_line(statement)]
    return "\n".join(indent + line[width:] if line.strip() else "" for line in lines)
