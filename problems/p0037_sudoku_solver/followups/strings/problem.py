"""All strings of some digits. The second step of the lesson: recursion, without a check."""

from __future__ import annotations

from collections import Counter
from itertools import product

from harness.drawing import Drawing
from harness.problem import Answer, Case
from harness.run import Json, Run

from ..common import described

TITLE = "37. Sudoku Solver: all strings"
ANSWER = Answer.RETURNED


def arguments(case: Case) -> list[Json]:
    """Return `[digits, length]`."""
    return [case.input["digits"], case.input["length"]]


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with a list of strings, or None if each is there once, in any order."""
    digits, length = before
    if not isinstance(run.returned, list):
        return f"returned {described(run.returned)}, expected a list of strings"
    expected = ["".join(one) for one in product(digits, repeat=length)]
    known = {*expected}
    for one in run.returned:
        if not isinstance(one, str):
            missing = ' (is a `"".join` missing?)' * isinstance(one, list)
            return f"the list holds {described(one)}, expected only strings{missing}"
        if one not in known:
            return f"the list holds {one!r}, expected strings of length {length} made of {digits!r}"
    found = Counter(run.returned)
    if twice := next((one for one in expected if found[one] > 1), None):
        return f"the list holds {twice!r} {found[twice]} times, expected it once"
    absent = next((one for one in expected if one not in found), None)
    counts = f"{len(found):,} of {len(expected):,} strings"
    return f"the list holds {counts}: {absent!r} is missing" if absent else None


def draw(before: list[Json], _answer: Json | None) -> Drawing:
    """Draw the arguments."""
    digits, length = before
    return [[(f"digits = {digits!r}, length = {length}", "")]]


focus = draw
