"""Compares the lines that run with and without an edit: disabled, lost or not reached. Pure."""

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterator

from harness.child.patch import Piece, applied
from harness.why.edit import Edit
from harness.why.patterns import find
from harness.why.program import Program, Span, holds

INVERTED = {("False", "True")} | {("return False", way) for way in ("continue", "break", "pass")}
"""Edits that invert a `return False`, as pairs of old and new code."""
EXITS = ast.Return | ast.Continue | ast.Break | ast.Raise


def disabled_lines(program: Program, edit: Edit, lost: Collection[int]) -> set[int]:
    """Return the lines that an edit disables: the lost lines, or an inverted `return False`.

    A check that returns True instead of False, or continues, no longer has an effect.
    """
    if (edit.old, edit.new) in INVERTED and not lost:
        for node, _ in find(program, "return False"):
            function, nodes = program.function_of(node), program.nodes_around(node)
            names = {getattr(one, "id", getattr(one, "attr", "")) for one in nodes}
            checks = isinstance(program.parents[node], ast.If) and node.lineno == edit.line
            if checks and function and function.name not in names:
                return {edit.line}
    return set(lost)


def _tests_around(program: Program, lines: Collection[int]) -> Iterator[ast.expr]:
    """Yield the test of each `if` with some lines in its body."""
    for node in program.nodes:
        if isinstance(node, ast.If) and any(holds(one, n) for one in node.body for n in lines):
            yield node.test


def lines_of_checks(program: Program, refusing: Collection[int]) -> set[int]:
    """Return the lines of the functions that the test of an `if` around some lines calls."""
    calls = (one for test in _tests_around(program, refusing) for one in program.calls_in(test))
    functions = filter(None, (program.called(one) for one in calls))
    return {n for one in functions for n in range(one.lineno, program.last_line(one) + 1)}


def lines_guarded(program: Program, edit: Edit) -> set[int]:
    """Return the first line of each block under an `if` or `while` in the line of an edit."""
    return {
        node.body[0].lineno
        for node in program.nodes
        if isinstance(node, ast.If | ast.While) and node.lineno == edit.line
    }


def lines_lost(program: Program, edit: Edit, before: set[int], after: set[int]) -> set[int]:
    """Return the lines that ran before an edit and do not run with it, except edited lines.

    A check that no longer refuses anything loses its `return`. Line 0 is used for the items of a
    comprehension and is ignored.

    Args:
        program: the source without the edit.
        edit: the edit.
        before: numbers of lines of the source that ran.
        after: numbers of lines of the changed source that ran.
    """
    shifts = [
        (program.line_at(end), new.count("\n") - program.source[start:end].count("\n"))
        for start, end, new in edit.pieces
    ]
    touched = {
        line
        for start, end, new in edit.pieces
        if start < end or not new.startswith("\n")  # otherwise it comes after a line
        for line in range(program.line_at(start), program.line_at(end) + 1)
    }
    return {
        line
        for line in before - touched - {0}
        if line + sum(shift for last, shift in shifts if last < line) not in after
    }


def early_return_lines(program: Program, method: str) -> set[int]:
    """Return the lines of blocks in which the judged method returns early, or a last constant.

    Blocks that handle an exception count, too.

    A failed search ends with them, so a correct change may lose them. A method that calls itself
    has none.
    """
    function = program.only_function(method)
    if function is None or program.is_used(function):
        return set()
    handled = [one.body for one in program.nodes if isinstance(one, ast.ExceptHandler)]
    early = [
        one
        for block in program.blocks
        if block in handled or (isinstance(block[-1], ast.Return) and block is not function.body)
        for one in block
        if program.function_of(one) is function
    ]
    match function.body[-1]:
        case ast.Return(ast.Constant()) as last:
            early.append(last)
    return {one.lineno for one in early}


def exit_lines(program: Program) -> set[int]:
    """Return the lines of the statements that leave a call or a round of a loop."""
    return {one.lineno for one in program.nodes if isinstance(one, EXITS)}


def refusal_lines(program: Program) -> set[int]:
    """Return the lines of the blocks under an `if` that end with such a statement."""
    blocks = (one.body for one in program.nodes if isinstance(one, ast.If))
    return {one.lineno for block in blocks if isinstance(block[-1], EXITS) for one in block}


def with_answers_apart(
    source: str, lines: Collection[int], *, values: bool
) -> tuple[str, list[int]]:
    """Return a source in which true and false answers of a function have their own lines.

    Also returns the line before these two lines, for each `return` of a condition in `lines`; with
    `values`, of any value but a constant.
    """
    program, pieces, firsts = Program(source), list[Piece](), list[int]()
    returns = (one for one in program.nodes if isinstance(one, ast.Return))
    for node in sorted(returns, key=lambda one: one.lineno):
        match node.value:
            case None | ast.Constant():
                continue
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(ast.Not()):
                pass
            case _ if not values:
                continue
        if node.lineno in lines and node.lineno == node.end_lineno and program.has_own_lines(node):
            indent, first = program.indent(node.lineno), node.lineno + 2 * len(pieces)
            test = f"if answer_ := ({program.text(node.value)}):"
            code = f"{test}\n{indent}{program.unit}return answer_\n{indent}return answer_"
            pieces.append((*program.span(node), code))
            firsts.append(first)
    return applied(source, pieces), firsts


OF_A_SCOPE = re.compile(r"\b(?:yield|nonlocal|global)\b")
"""Keywords that affect the whole function, wherever they are used in it."""


class Unreached:
    """The parts of a program that a run did not reach: the ends of blocks, on their own lines."""

    def __init__(self, program: Program, ran: Collection[int]) -> None:
        """Find these parts from the lines of the statements that ran."""
        self.source, self.parts = program.source, list[tuple[Span, str]]()
        for block in program.blocks:
            # the statements at its end that did not run; imports are never recorded
            recorded = (one for one in block if not isinstance(one, ast.Import | ast.ImportFrom))
            start = next((one for one in recorded if one.lineno not in ran), None)
            rest = block[block.index(start) :] if start else []
            if rest and program.has_own_lines(rest[0]) and not program.is_elif(rest[0]):
                first, last = program.first_line(rest[0]), program.last_line(rest[-1])
                span = program.start_of(first), program.start_of(last + 1)
                self.parts.append((span, program.indent(first)))

    def holds(self, edit: Edit) -> bool:
        """Return True if an edit changes only code that was not reached."""
        pieces = defaultdict[tuple[Span, str], list[Piece]](list)
        for start, end, new in edit.pieces:
            parts = (one for one in self.parts if one[0][0] <= start < one[0][1] >= end)
            pieces[next(parts, ((0, 0), ""))].append((start, end, new))
        return all(self._fits_block(*part, inner) for part, inner in pieces.items())

    def _fits_block(self, span: Span, indent: str, pieces: list[Piece]) -> bool:
        """Return True if a changed part still fits its block and affects nothing else."""
        (begin, end), old = span, self.source[slice(*span)]
        if begin == end:
            return False
        new = applied(old, [(first - begin, last - begin, text) for first, last, text in pieces])
        lines = [line for line in new.split("\n") if line.strip()]
        indented = all(line.startswith(indent) for line in lines)
        nested = indented and bool(lines) and lines[0][len(indent)].isspace()
        same_scope = OF_A_SCOPE.findall(old) == OF_A_SCOPE.findall(new)
        return indented and not nested and same_scope
