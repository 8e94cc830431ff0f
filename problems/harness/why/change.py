"""The Change that a report shows for an edit: its diff, its lines, its function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from difflib import unified_diff

from harness.mistake import Change
from harness.why.choose import ChosenEdit, Winner
from harness.why.edit import Edit
from harness.why.program import Program, holds


def change_of(program: Program, choice: ChosenEdit, cases: int) -> Change:
    """Return the Change for a chosen edit, with the number of cases that pass with it."""
    edit = choice.winner.edit
    diff = tuple(numbered_diff(program.source, choice.winner.source))
    replacements = {(program.source[start:end], new) for start, end, new in edit.pieces}
    old = {old for old, _ in replacements}
    same_change = len(replacements) == 1 or (len(old) == 1 and old != {""})
    lines = {program.line_at(start) for start, _, _ in edit.pieces}
    several = tuple(sorted(lines)) if same_change and len(lines) > 1 else ()
    functions = [one.name for one in program.functions if holds(one, edit.line)]
    return Change(
        edit.kind,
        edit.line,
        edit.old,
        edit.new,
        diff,
        cases,
        elsewhere=choice.others,
        lines=several,
        level=_level(program, edit),
        function=functions[-1] if functions else "",
    )


def _level(program: Program, edit: Edit) -> str:
    """Return words for the indentation of a line that is added after a block, or ''."""
    start, _, new = edit.pieces[0]
    column, end = len(new) - len(new.lstrip()) - 1, program.line_at(start)
    statements = [one for one in program.nodes if isinstance(one, ast.stmt)]
    for one in statements if new.startswith("\n") else ():
        if program.last_line(one) == end > one.lineno and one.col_offset == column:
            return f", in line with the `{program.text(one).split()[0]}` on line {one.lineno}"
    return ""


def numbered_diff(before: str, after: str) -> Iterator[str]:
    """Yield the lines that differ with their line numbers: `-13 …` and `+13 …`."""
    old = new = 0
    lines = unified_diff(before.split("\n"), after.split("\n"), n=len(before), lineterm="")
    for line in list(lines)[3:]:
        old += line[0] in " -"
        new += line[0] in " +"
        if line[0] != " ":
            yield f"{line[0]}{old if line[0] == '-' else new} {line[1:]}"


def both_changes(program: Program, first: Edit, second: Change, winner: Winner) -> Change:
    """Return the Change for a first edit, with a second change and the diff of both.

    Args:
        program: the program before both changes.
        first: the first edit.
        second: the change that is made after it.
        winner: the second edit, with the source that both make.
    """
    second = replace(second, line=line_before(program, first, second.line), elsewhere=())
    diff = tuple(numbered_diff(program.source, winner.source))
    return Change(first.kind, first.line, first.old, first.new, diff, second.cases, then=second)


def line_before(program: Program, edit: Edit, line: int) -> int:
    """Return the line number in the original program of a line of the edited program."""
    for start, end, new in sorted(edit.pieces):
        last, added = program.line_at(end), new.count("\n")
        if line > last:
            line = max(last, line - added + program.source[start:end].count("\n"))
    return line
