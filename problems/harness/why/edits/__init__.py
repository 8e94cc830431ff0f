"""The candidate edits of a source: small changes that correct common slips. Pure.

They do not depend on the problem. Most are rewrite rules, the rows of `why/kinds/`. Edits that no
row can express, and most exchanges of operators (`SIGNS` in `signs.py`), are made by functions,
each of which yields edits.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from harness.errors import guarded
from harness.kind import Kind
from harness.why.edit import Edit, joined_edits
from harness.why.edits import (
    blocks,
    calls,
    choices,
    constants,
    deductions,
    early_returns,
    loops,
    mirrored,
    names,
    restored,
    rows,
    siblings,
    signs,
    state,
    undo,
    unread,
    ways,
)
from harness.why.kinds import named
from harness.why.program import Program

FIRST: Sequence[Callable[[Program], Iterator[Edit]]] = (
    *(undo.undos, undo.skipped_undos, mirrored.mirrored, mirrored.out_of_loops),
    *(mirrored.links, unread.unread, unread.unread_attributes, unread.unused_methods),
    *(ways.dropped_results, ways.overwritten_results, ways.exits),
    *(signs.other_operators, signs.conditions),
    *(choices.choices, calls.branches, calls.arguments),
)
THEN: Sequence[Callable[[Program], Iterator[Edit]]] = (
    *(
        names.scopes,
        names.other_pairs,
        names.repeated_coordinates,
        names.last_for_best,
        state.shared_state,
        state.stale_caches,
        constants.types,
        constants.leading_zeros,
        constants.low_limits,
        constants.next_offsets,
    ),
    *(siblings.missing_notes, siblings.missing_operands, siblings.other_indexes),
    *(blocks.moves, blocks.removals),
    *(blocks.renamed_variables, loops.flags, loops.increments),
    *(
        loops.left_out_nodes,
        loops.other_divisors,
        loops.unused_results,
        loops.late_bound,
        ways.recomputed,
        restored.restored_choices,
    ),
    *(deductions.not_emptied, early_returns.early_returns, early_returns.backjumps),
)
"""The functions before and after the rows. Edits that cost the same are tried in this order."""
WORD = re.compile(r"len\((?:[^()\[\]]|\[[^\[\]]*\])*\)|[A-Za-z_]\w*")
"""Matches a name, or the length of an object: `len(rows)` and `len(rows[0])` are alike."""
SIGN = re.compile(r"[^\w\s]+")
MOST_REPEATED, FEW = 9, 3
"""The most places of one repeated change, and the number of places above which it costs more."""
MOST_EDITS = 4_000
"""The most edits of a program; later edits are not made. Programs of 100 lines have 3,000."""


def make_edits(
    program: Program,
    texts: set[str],
    sets: Sequence[Sequence[str]] = (),
    slips: Sequence[Kind] = (),
) -> list[Edit]:
    """Return all edits of a program, the most natural first, without duplicates.

    A very long program gets only the first MOST_EDITS: there is no time to try them all.

    Args:
        program: the source.
        texts: punctuation characters in the arguments of the method, such as `.` for a blank cell.
        sets: patterns for expressions that belong together.
        slips: kinds that the problem adds.
    """
    edits, characters = list[Edit](), sorted(texts)
    makers: Sequence[Callable[[Program], Iterator[Edit]]] = (
        *FIRST,
        lambda one: rows.edits(one, tuple(slips)),
        *THEN,
        lambda one: constants.constants(one, characters),
        lambda one: siblings.missing_expressions(one, sets),
        names.misspelt,
        names.other_names,  # last, because it makes the most
    )
    for make in makers:
        with guarded(getattr(make, "__qualname__", "")):
            edits += islice(make(program), MOST_EDITS - len(edits))
    counts = undo.counts_of_effort(program)
    shortcuts = blocks.shortcuts(program)
    sums = (node for node in program.nodes if isinstance(node, ast.AugAssign))
    efforts = {one.lineno for one in sums if program.text(one.target) in counts}
    edits = [one for one in edits if one.line not in efforts | shortcuts]
    unique = {program.source: Edit("", 0, 0, ())}
    repeated = _repeated(program, edits, named(tuple(slips)))
    for edit in sorted((*repeated, *edits), key=lambda one: one.cost):
        unique.setdefault(edit.apply(program.source), edit)
    return list(unique.values())[1:]


def _repeated(program: Program, edits: Sequence[Edit], kinds: Mapping[str, Kind]) -> Iterator[Edit]:
    """Yield edits that make the same change everywhere in a line, in a block, or in the program."""
    blocks_of = {
        line: block[0].lineno
        for block in program.blocks
        for statement in block
        for line in range(program.first_line(statement), program.last_line(statement) + 1)
    }
    groups: dict[tuple[object, ...], list[Edit]] = defaultdict(list)
    for edit in (one for one in edits if one.old):
        places = ("line", edit.line), ("block", blocks_of.get(edit.line)), ("all", 0)
        kind = kinds[edit.kind]
        change = edit.kind, *((program.source[a:b], new) for a, b, new in edit.pieces)
        for place in places if kind.everywhere else ():
            groups[(*place, *change)].append(edit)
            groups[(*place, *change, edit.old)].append(edit)
        for place in places[:2] if kind.shaped else ():
            shape = _shape(edit)
            groups[(*place, edit.kind, shape)].append(edit)
            groups[(*place, edit.kind, shape, _operator_after(program, edit))].append(edit)
    for (extent, *_), group in groups.items():
        parts = tuple({edit.pieces: edit for edit in group}.values())
        if 1 < len(parts) <= MOST_REPEATED:
            cost = max(edit.cost for edit in group) + (extent == "all" or len(parts) > FEW)
            if joined := joined_edits(parts, cost):
                yield replace(joined, parts=parts)


def _operator_after(program: Program, edit: Edit) -> str:
    """Return the operator after the replaced text, or ''."""
    operator = SIGN.search(program.source[edit.pieces[-1][1] :].partition("\n")[0])
    return operator[0] if operator else ""


def _shape(edit: Edit) -> tuple[str, str]:
    """Return the old and new text of an edit with each name or length replaced by a number."""
    names_of: dict[str, str] = {}

    def number(word: re.Match[str]) -> str:
        return names_of.setdefault(word[0], f"_{len(names_of)}")

    return WORD.sub(number, edit.old), WORD.sub(number, edit.new)
