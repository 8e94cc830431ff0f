"""The hooks that make LeetCode 17 a problem of this kata."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from random import Random

from harness.any_order import AnyOrder
from harness.kind import Kind, kinds_in
from harness.problem import override
from harness.value import Json

KEYS = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")
LETTERS = dict(zip("23456789", KEYS, strict=True))
SLIPS = kinds_in("""
letter: {old} lacks a letter of its key
    [common]
    1  "pqr" -> "pqrs"
    1  "wxy" -> "wxyz"
    1  ["p", "q", "r"] -> ["p", "q", "r", "s"]
    1  ["w", "x", "y"] -> ["w", "x", "y", "z"]
""")
SHARED = "shared_path: the same tree, with one list for all calls, so that each choice is undone"


class LetterCombinations(AnyOrder):
    """LeetCode 17."""

    title = "17. Letter Combinations of a Phone Number"
    order = 1
    new = "one call for each position, a loop over its choices"
    limits = {"digits": (0, 4)}
    reference = "recursive_index"
    beside = ("recursive_index", "breadth_first")
    next_steps = {"recursive_index": SHARED}

    @override
    def validate(self, arguments: list[Json]) -> None:
        [digits] = arguments
        if wrong := [digit for digit in digits if digit not in LETTERS]:
            raise ValueError(f"each character of `digits` must be from 2 to 9, not {wrong[0]!r}")

    @override
    def slips(self) -> Sequence[Kind]:
        return SLIPS

    @override
    def expected(self, before: list[Json]) -> Iterable[str]:
        choices = [LETTERS[digit] for digit in before[0]]
        return map("".join, product(*choices)) if choices else ()

    @override
    def why_unexpected(self, before: list[Json], item: str) -> str:
        [digits] = before
        if not digits:
            return "is not expected: without digits, the answer is []"
        if len(item) != len(digits):
            return f"has length {len(item)}, expected {len(digits)}"
        pairs = zip(item, digits, strict=True)
        letter, digit = next(pair for pair in pairs if pair[0] not in LETTERS[pair[1]])
        return f"has {letter!r} for the digit {digit}, expected one of {LETTERS[digit]}"

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
