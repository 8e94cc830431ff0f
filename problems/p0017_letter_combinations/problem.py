"""The hooks that make LeetCode 17 a problem of this kata."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

from harness.answers import any_order
from harness.problem import Problem, override
from harness.run import Run
from harness.value import Json

KEYS = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")
LETTERS = dict(zip("23456789", KEYS, strict=True))
SHARED = "shared_path: the same tree, with one list for all calls, so that each choice is undone"


class LetterCombinations(Problem):
    """LeetCode 17."""

    title = "17. Letter Combinations of a Phone Number"
    order = 1
    new = "one call for each position, a loop over its choices"
    reference = "recursive_index"
    beside = ("recursive_index", "breadth_first")
    next_steps = {"recursive_index": SHARED}

    @override
    def validate(self, arguments: list[Json]) -> None:
        """Raise ValueError for arguments outside LeetCode's limits, but accept ''."""
        [digits] = arguments
        if wrong := [digit for digit in digits if digit not in LETTERS]:
            raise ValueError(f"digits holds {wrong[0]!r}, expected 2 to 9 only")
        if len(digits) > 4:
            raise ValueError(f"digits has {len(digits)} digits, expected at most 4")

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        [digits] = before
        return any_order(
            run.returned, list[str], _combinations(digits), unknown=lambda text: _why(text, digits)
        )

    @override
    def answers(self, before: list[Json]) -> Iterator[Json]:
        yield list(_combinations(before[0]))

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the digits with one removed (but never ''), then with one replaced by 2."""
        [digits] = before
        for i in range(len(digits) if len(digits) > 1 else 0):
            yield [digits[:i] + digits[i + 1 :]]
        for i, digit in enumerate(digits):
            if digit != "2":
                yield [digits[:i] + "2" + digits[i + 1 :]]

    @override
    def vary(self, before: list[Json], rng: Random) -> Mapping[str, Json]:
        """Return the digits shuffled, each replaced by a digit with as many letters."""
        [digits] = before
        three, four = "234568", "79"
        names = dict(zip(three + four, [*rng.sample(three, 6), *rng.sample(four, 2)], strict=True))
        return {"digits": "".join(names[digit] for digit in rng.sample(digits, len(digits)))}


def _combinations(digits: str) -> Iterator[str]:
    choices = [LETTERS[digit] for digit in digits]
    return map("".join, product(*choices)) if digits else iter(())


def _why(text: str, digits: str) -> str:
    if not digits:
        return "is not expected: without digits, the answer is []"
    if len(text) != len(digits):
        return f"has length {len(text)}, expected {len(digits)}"
    pairs = zip(text, digits, strict=True)
    letter, digit = next(pair for pair in pairs if pair[0] not in LETTERS[pair[1]])
    return f"has {letter!r} for the digit {digit}, expected one of {LETTERS[digit]}"
