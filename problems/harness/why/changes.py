"""Describes edits that pass as changes: their lines, their places, and the diff. Pure."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from difflib import unified_diff

from harness.mistake import Change
from harness.why.edit import Edit
from harness.why.program import Program, holds

ORDINALS = "first", "second", "third", "fourth"


def change_of(program: Program, edit: Edit, cases: int, elsewhere: tuple[int, ...] = ()) -> Change:
    """Return the Change for an edit.

    Args:
        program: the program before the edit.
        edit: the edit.
        cases: the number of cases that pass with it.
        elsewhere: other lines that could be changed instead.
    """
    diff = tuple(numbered_diff(program.source, edit.apply(program.source)))
    replacements = {(program.source[start:end], new) for start, end, new in edit.pieces}
    old = {old for old, _ in replacements}
    wrapped = {new.replace(old, "…", 1) for old, new in replacements if new.find(old) > 0}
    same_change = bool(edit.parts) or len(replacements) == 1 or (len(old) == 1 and old != {""})
    same_change |= len(wrapped) == 1 and all(old in new for old, new in replacements)
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
        _distance(diff, edit.line),
        _which(program, edit) if len(edit.pieces) == 1 else "",
        len(edit.parts or edit.pieces) if same_change and len(lines) == 1 else 1,
        also=tuple(dict.fromkeys(one.old for one in edit.parts if one.old != edit.old)),
        elsewhere=elsewhere,
        lines=several,
        level=_level(program, edit),
        function=functions[-1] if functions else "",
    )


def _distance(diff: Sequence[str], line: int) -> int | None:
    """Return the lines from a line to the one before added lines; None if others are replaced."""
    if any(changed[0] == "-" for changed in diff):
        return None
    return int(diff[0][1:].split(" ")[0]) - 1 - line


def _which(program: Program, edit: Edit) -> str:
    """Return "first", "last" or another word for one of several equal texts in a line, or ''.

    A name that begins a line is assigned to: the sentence is on the statement.
    """
    start, line = edit.pieces[0][0], program.start_of(edit.line)
    text = program.source[line : program.start_of(edit.line + 1)]
    if not edit.old or "\n" in edit.old or program.line_at(start) != edit.line:
        return ""
    around = r"\w" if edit.old[0].isalnum() else r"[^\w\s]"
    same = [
        line + one.start()
        for one in re.finditer(rf"(?<!{around}){re.escape(edit.old)}(?!{around})", text)
    ]
    number = sum(one <= start for one in same)
    if not number or not 1 < len(same) <= len(ORDINALS) + 1:
        return ""
    if not program.source[line : same[number - 1]].strip():
        return ""
    return "last" if number == len(same) else ORDINALS[number - 1]


def _level(program: Program, edit: Edit) -> str:
    """Return a clause on the indentation of a line that is added after a block, or ''."""
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


def both_changes(program: Program, first: Edit, second: Change, source: str) -> Change:
    """Return the Change for a first edit, with a second change and the diff of both.

    Args:
        program: the program before both changes.
        first: the first edit.
        second: the change that is made after it.
        source: the source that both make.
    """
    line, added = line_before(program, first, second.line), second.added
    if added is not None:
        added = line_before(program, first, second.line + added) - line
    lines = tuple(line_before(program, first, one) for one in second.lines)
    second = replace(second, line=line, lines=lines, added=added, elsewhere=())
    if line == first.line:  # the texts were counted in the line as the first edit leaves it
        texts = second.old, second.old.replace(first.new, first.old, 1)
        old = next((one for one in texts if one in program.source), "")
        second = replace(second, which="", old=old)
    diff = tuple(numbered_diff(program.source, source))
    return replace(change_of(program, first, second.cases), diff=diff, then=second)


def line_before(program: Program, edit: Edit, line: int) -> int:
    """Return the line number in the original program of a line of the edited program."""
    for start, end, new in sorted(edit.pieces):
        last, added = program.line_at(end), new.count("\n")
        if line > last:
            line = max(last, line - added + program.source[start:end].count("\n"))
    return line
