"""The rule on a function that tells whether two cells share a row, a column or a box.

The evidence is direct: it was called with these two cells, and this is what it returned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from harness.calls import Call, CallEnd
from harness.mistake import Mistake

from ...board import CELLS, PEERS, Cell, cell_name
from ..causes import Cause
from ..failed_case import FailedCase
from ..mistaken_searches.checks import KINDS, shared_units

ENOUGH = 10
"""The fewest pairs of cells that share a row only, and of others, so that it is not chance."""
REMEDIES = {
    "row": "Two cells are in the same row if `r` is the same for both.",
    "column": "Two cells are in the same column if `c` is the same for both.",
    "box": "Two cells are in the same box if `r // 3` is the same for both, and `c // 3`, too.",
}
Pairs = dict[tuple[Cell, Cell], bool]


def relation_is_wrong(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a function of two cells that is mistaken about units of one kind.

    Needs: many answers True and False; they are right about two kinds of unit. It says that cells
    share a unit though they share none, or it says so of some of the third kind, but not of all.
    """
    calls = sorted(cases[0].calls, key=lambda one: (one.first_line, one.function))
    for (line, name), group in groupby(calls, key=lambda one: (one.first_line, one.function)):
        pairs = _pairs(list(group))
        if (kind := _mistaken_kind(pairs)) and (seen := _example(pairs, kind)):
            cause = Cause.BOX_FORMULA if kind == "box" else Cause.ANOTHER_UNIT_COMPARED
            text = f"`{name}` (line {line}) is wrong about the {kind}: it said {seen}."
            return Mistake(cause, text, line, REMEDIES[kind], tells_line=False)
    return None


def _mistaken_kind(pairs: Pairs) -> str:
    """Return the kind of unit about which the answers are wrong, or ''."""
    answers: dict[str, list[bool]] = {kind: [] for kind in (*KINDS, "")}
    for (one, other), answer in pairs.items():
        shared = list(shared_units(one, other))
        if len(shared) < 2:
            answers["".join(shared)].append(answer)
    if any(len(found) < ENOUGH for found in answers.values()):
        return ""
    right = [kind for kind in KINDS if all(answers[kind])]
    if len(right) != len(KINDS) - 1:
        return ""
    [wrong] = set(KINDS) - set(right)
    return wrong if any(answers[wrong]) or any(answers[""]) else ""


def _example(pairs: Pairs, kind: str) -> str:
    """Return the first wrong answer in words, one on two cells that share a unit if there is."""
    for (one, other), answer in pairs.items():
        if not answer and kind in shared_units(one, other):
            return f"False for {cell_name(one)} and {cell_name(other)}, which share a {kind}"
    return ""


def _pairs(calls: Sequence[Call]) -> Pairs:
    """Return the answers for two cells, if a function was asked for nothing else."""
    pairs: Pairs = {}
    known = [one for one in calls if one.end is CallEnd.RETURNED]
    if not known or any(type(one.result) is not bool for one in known):
        return {}
    plain = [[one for one in call.arguments.values() if _is_place(one)] for call in known]
    numbers = [one for values in plain for one in values if type(one) is int]
    for call, values in zip(known, plain, strict=True):
        cells = list(_cells(values, in_one=max(numbers, default=0) > 8))
        if len(cells) != 2:
            return {}
        if cells[0] != cells[1]:
            pairs[cells[0], cells[1]] = call.result
    return pairs


def _is_place(value: Any) -> bool:
    """Return True for an index, and for a cell."""
    return type(value) is int or (isinstance(value, tuple) and value in PEERS)


def _cells(values: Sequence[Any], *, in_one: bool) -> Iterator[Cell]:
    """Yield the cells that values stand for: tuples, indexes up to 80, or rows and columns."""
    if in_one and all(type(one) is int and 0 <= one < len(CELLS) for one in values):
        yield from (CELLS[one] for one in values)
    elif all(isinstance(one, tuple) for one in values):
        yield from values
    elif len(values) == 4 and all(type(one) is int for one in values):
        yield from (cell for cell in (tuple(values[:2]), tuple(values[2:])) if cell in PEERS)
