"""All strings of some digits. The second step of the lesson: recursion, without a check."""

from __future__ import annotations

from collections import Counter
from itertools import product

from harness.drawing import Drawing
from harness.problem import Case, override
from harness.run import Run
from harness.value import Json, describe, wrong_type

from ...common import SudokuQuestion


class Strings(SudokuQuestion):
    """All strings of some digits."""

    title = "37. Sudoku Solver: all strings"

    @override
    def arguments(self, case: Case) -> list[Json]:
        """Return the digits and the length."""
        return [case.input["digits"], case.input["length"]]

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        """Return what is wrong, or None if each string is there once, in any order."""
        digits, length = before
        if not isinstance(run.returned, list):
            return wrong_type(run.returned, "a list of strings")
        expected = ["".join(one) for one in product(digits, repeat=length)]
        known = {*expected}
        for one in run.returned:
            if not isinstance(one, str):
                missing = ' (is a `"".join` missing?)' * isinstance(one, list)
                return f"the list holds {describe(one)}, expected only strings{missing}"
            if one not in known:
                expected_one = f"expected strings of length {length} made of {digits!r}"
                return f"the list holds {one!r}, {expected_one}"
        found = Counter(run.returned)
        if twice := next((one for one in expected if found[one] > 1), None):
            return f"the list holds {twice!r} {found[twice]} times, expected it once"
        absent = next((one for one in expected if one not in found), None)
        counts = f"{len(found):,} of {len(expected):,} strings"
        return f"the list holds {counts}: {absent!r} is missing" if absent else None

    @override
    def draw(self, before: list[Json], answer: Json | None) -> Drawing:
        digits, length = before
        return [[(f"digits = {digits!r}, length = {length}", "")]]
