"""Finds the edits that cannot change a run, because the run never comes to what they change. Pure.

Where a program fails half-way, that is a large part of them. None of them needs a trial.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection

from harness.child.patch import Piece, applied
from harness.why.edit import Edit
from harness.why.program import Program, Span

OF_A_SCOPE = re.compile(r"\b(?:yield|nonlocal|global)\b")
"""Words that mean something for the whole function, wherever in it they stand."""


class Unreached:
    """The parts of a program that a run did not reach: the ends of blocks, on their own lines."""

    def __init__(self, program: Program, ran: Collection[int]) -> None:
        """Find them, by the lines in which a statement began."""
        self.source, self.parts = program.source, list[tuple[Span, str]]()
        for block in program.blocks:
            rest = _rest_of(block, ran)
            if rest and program.has_own_lines(rest[0]) and not program.is_elif(rest[0]):
                first, last = program.first_line(rest[0]), program.last_line(rest[-1])
                span = program.start_of(first), program.start_of(last + 1)
                self.parts.append((span, program.indent(first)))

    def holds(self, edit: Edit) -> bool:
        """Return True if an edit changes nothing but what was not reached."""
        pieces = defaultdict[tuple[Span, str], list[Piece]](list)
        for start, end, new in edit.pieces:
            around = (one for one in self.parts if one[0][0] <= start < one[0][1] >= end)
            pieces[next(around, ((0, 0), ""))].append((start, end, new))
        return all(self._stays(*part, some) for part, some in pieces.items())

    def _stays(self, span: Span, indent: str, pieces: list[Piece]) -> bool:
        """Return True if pieces of a part leave it in its block, and mean nothing outside it."""
        (begin, end), old = span, self.source[slice(*span)]
        if begin == end:
            return False
        new = applied(old, [(first - begin, last - begin, text) for first, last, text in pieces])
        lines = [line for line in new.split("\n") if line.strip()]
        inside = all(line.startswith(indent) for line in lines)
        deeper = inside and bool(lines) and lines[0][len(indent)].isspace()
        same = OF_A_SCOPE.findall(old) == OF_A_SCOPE.findall(new)
        return inside and not deeper and same


def _rest_of(block: list[ast.stmt], ran: Collection[int]) -> list[ast.stmt]:
    """Return the statements at the end of a block that did not run; nothing notes an import."""
    noted = (one for one in block if not isinstance(one, ast.Import | ast.ImportFrom))
    first = next((one for one in noted if one.lineno not in ran), None)
    return block[block.index(first) :] if first else []
