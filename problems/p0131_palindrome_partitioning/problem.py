"""The hooks that make LeetCode 131 a problem of this kata."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, compress, pairwise, product
from random import Random
from string import ascii_lowercase

from harness.any_order import AnyOrder
from harness.problem import override
from harness.value import Json


class PalindromePartitioning(AnyOrder):
    """LeetCode 131."""

    title = "131. Palindrome Partitioning"
    order = 7
    new = "a choice is where to cut; check before recursing"
    limits = {"s": (1, 16)}
    reference = "start_index"
    beside = ("start_index", "palindrome_table")
    next_steps = {"start_index": "palindrome_table: check each substring once"}

    @override
    def validate(self, arguments: list[Json]) -> None:
        [s] = arguments
        if unexpected := set(s) - set(ascii_lowercase):
            wrong = min(unexpected)
            raise ValueError(f"`s` must contain only lowercase English letters, not {wrong!r}")

    @override
    def expected(self, before: list[Json]) -> Iterator[list[str]]:
        """Yield each partition of the text into palindromes, short pieces first."""
        [s] = before
        places = range(1, len(s))
        spans = combinations(range(len(s) + 1), 2)
        palindromes = {(i, j) for i, j in spans if s[i:j] == s[i:j][::-1]}
        for cuts in product((True, False), repeat=len(s) - 1):
            pieces = [*pairwise((0, *compress(places, cuts), len(s)))]
            if palindromes.issuperset(pieces):
                yield [s[i:j] for i, j in pieces]

    @override
    def why_unexpected(self, before: list[Json], item: list[str]) -> str:
        [s] = before
        if "" in item:
            return "holds an empty piece"
        if (joined := "".join(item)) != s:
            return f"joins to {joined!r}, not to {s!r}"
        return f"holds {next(p for p in item if p != p[::-1])!r}, which is not a palindrome"

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the text with one letter removed, then with its letters renamed from a on."""
        [s] = before
        if len(s) > 1:
            yield from ([t] for t in dict.fromkeys(s[:i] + s[i + 1 :] for i in range(len(s))))
        if (renamed := rename(s, ascii_lowercase)) != s:
            yield [renamed]

    @override
    def vary(self, before: list[Json], rng: Random) -> Mapping[str, Json]:
        """Return the text with its letters renamed, and at random reversed."""
        return {"s": rename(before[0], rng.sample(ascii_lowercase, 26))[:: rng.choice((1, -1))]}


def rename(s: str, letters: Sequence[str]) -> str:
    """Return a text with its letters replaced by `letters`, in order of first appearance."""
    replaced = dict(zip(dict.fromkeys(s), letters, strict=False))
    return "".join(replaced[letter] for letter in s)
