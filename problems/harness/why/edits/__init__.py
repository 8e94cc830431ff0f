"""The edits of a source: each kind of change that a learner could make in a moment. Pure.

They are about Python, and know no problem. Each module yields those of one idea.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from harness.guarded import guarded
from harness.why.edit import Edit, joined_edits
from harness.why.edits import (
    alike,
    answers,
    blanks,
    changed_deeper,
    chosen,
    counterparts,
    counters,
    elses,
    gathered,
    grouping,
    guards,
    itself,
    keys,
    look_ups,
    moves,
    names,
    notes,
    objects,
    operators,
    order,
    ranges,
    resumed,
    rows,
    runs,
    scopes,
    stale,
    statements,
    taken,
    trails,
    undo,
    unused,
    values,
    ways_out,
)
from harness.why.kinds import BY_NAME
from harness.why.kinds.kind import Kind
from harness.why.program import Program

ENDS_LOOP = 2
"""The extra cost of a change that may end a loop early, so that what is wrong in it shows less."""
WORD = re.compile(r"[A-Za-z_]\w*")
NUMBERS = ("one_off", "number")
SIGN = re.compile(r"[^\w\s]+")
MOST_REPEATED, FEW = 9, 3
MOST_EDITS = 4_000
"""Edits that are made, those of the last modules left out first. Programs of 100 lines have 3,000.
"""


def make_edits(
    program: Program,
    texts: set[str],
    alike_patterns: Sequence[Sequence[str]] = (),
    slips: Sequence[Kind] = (),
) -> list[Edit]:
    """Return all edits of a program, the most natural first, without duplicates.

    Of a very long program only the first ones are made: there is no time to try them all.

    Args:
        program: the source.
        texts: texts that the arguments of the method hold.
        alike_patterns: sets of patterns for expressions that belong together.
        slips: kinds that the problem adds.
    """
    found = list[Edit]()
    makers = {
        rows: lambda one: rows.edits(one, sorted(texts), tuple(slips)),
        **{module: module.edits for module in MODULES},
        values: lambda one: values.edits(one, texts),
        blanks: lambda one: blanks.edits(one, texts),
        alike: lambda one: alike.edits(one, alike_patterns),
        names: names.edits,  # last, because it makes the most
    }
    for module, make in makers.items():
        with guarded(module.__name__):
            found += islice(make(program), MOST_EDITS - len(found))
    flags, efforts = _flags_of_loops(program), _lines_of_efforts(program)
    found = [
        replace(one, cost=one.cost + ENDS_LOOP * (one.line in flags))
        for one in found
        if one.line not in efforts
    ]
    unique = {program.source: Edit("", 0, 0, ())}
    for edit in sorted((*_repeated(program, found, BY_NAME | {one.name: one for one in slips}), *found), key=lambda one: one.cost):
        unique.setdefault(edit.apply(program.source), edit)
    return list(unique.values())[1:]


MODULES = (
    undo,
    taken,
    unused,
    answers,
    ways_out,
    operators,
    grouping,
    itself,
    ranges,
    resumed,
    runs,
    scopes,
    stale,
    objects,
    order,
    notes,
    look_ups,
    moves,
    statements,
    guards,
    counterparts,
    counters,
    gathered,
    keys,
    chosen,
    elses,
    changed_deeper,
    trails,
)


def _flags_of_loops(program: Program) -> set[int]:
    """Return the lines of each `while again`, and those in it that set `again`."""
    lines = set[int]()
    for loop in program.nodes:
        match loop:
            case ast.While(ast.Name(flag)):
                sets = (node for node in ast.walk(loop) if isinstance(node, ast.Assign))
                lines |= {loop.lineno, *(one.lineno for one in sets if _sets_flag(one, flag))}
    return lines


def _lines_of_efforts(program: Program) -> set[int]:
    """Return the lines that count the effort."""
    counts = undo.counts_of_effort(program)
    sums = (node for node in program.nodes if isinstance(node, ast.AugAssign))
    return {one.lineno for one in sums if program.text(one.target) in counts}


def _sets_flag(statement: ast.Assign, flag: str) -> bool:
    """Return True for `again = True` and `again = False`, if the flag is `again`."""
    match statement:
        case ast.Assign([ast.Name(name)], ast.Constant(bool())):
            return name == flag
    return False


def _repeated(
    program: Program, edits: list[Edit], kinds: Mapping[str, Kind]
) -> Iterator[Edit]:
    """Yield the same change everywhere in a line, in a block, and in the program."""
    blocks = {
        line: block[0].lineno
        for block in program.blocks
        for statement in block
        for line in range(program.first_line(statement), program.last_line(statement) + 1)
    }
    groups: dict[tuple[object, ...], list[Edit]] = defaultdict(list)
    copies = _copies(program)
    for edit in edits:
        places = ("line", edit.line), ("block", blocks.get(edit.line)), ("all", 0)
        if kinds[edit.kind].everywhere and edit.old:
            same = edit.kind, *((program.source[a:b], new) for a, b, new in edit.pieces)
            for place in places:
                groups[(*place, *same)].append(edit)
                groups[(*place, *same, edit.old)].append(edit)
                if edit.kind in NUMBERS:  # only where the same is done with it
                    groups[(*place, *same, edit.old, _sign_before(program, edit))].append(edit)
            for text, start in copies.get(edit.line, ()):
                [(first, last, new), *more] = edit.pieces
                if not more and start <= first and last <= start + len(text):
                    groups["copy", text, first - start, last - start, new].append(edit)
        if kinds[edit.kind].shaped and edit.old:
            for place in places[:2]:
                groups[(*place, edit.kind, _shape(edit))].append(edit)
                groups[(*place, edit.kind, _shape(edit), _sign_behind(program, edit))].append(edit)
    yield from _joined(groups)


def _joined(groups: Mapping[tuple[object, ...], list[Edit]]) -> Iterator[Edit]:
    """Yield the edits of each group as one, if they are at several places, but not at many."""
    for (where, *_), group in groups.items():
        places = {edit.pieces for edit in group}
        if 1 < len(places) <= MOST_REPEATED:
            cost = max(edit.cost for edit in group) + (where == "all" or len(places) > FEW)
            whole = joined_edits(group, cost)
            if whole:
                yield whole


def _sign_before(program: Program, edit: Edit) -> str:
    """Return the operator in front of what an edit replaces."""
    line = program.source[program.start_of(edit.line) : edit.pieces[0][0]]
    return SIGN.findall(line)[-1] if SIGN.search(line) else ""


def _sign_behind(program: Program, edit: Edit) -> str:
    """Return the operator behind what an edit replaces."""
    rest = program.source[edit.pieces[-1][1] :].split("\n")[0]
    found = SIGN.search(rest)
    return found[0] if found else ""


def _shape(edit: Edit) -> tuple[str, str]:
    """Return what an edit replaces and by what, with a number in the place of each name."""
    names: dict[str, str] = {}

    def number(word: re.Match[str]) -> str:
        return names.setdefault(word[0], f"_{len(names)}")

    return WORD.sub(number, edit.old), WORD.sub(number, edit.new)


def _copies(program: Program) -> dict[int, list[tuple[str, int]]]:
    """Return, by line, the expressions that stand in a program more than once, and where."""
    places: dict[str, list[int]] = defaultdict(list)
    for node in program.nodes:
        if isinstance(node, ast.Tuple | ast.BinOp | ast.Subscript | ast.Call | ast.Compare):
            places[program.text(node)].append(program.span(node)[0])
    found: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for text, starts in places.items():
        for start in starts if len(starts) > 1 and "\n" not in text else ():
            found[program.line_at(start)].append((text, start))
    return found
