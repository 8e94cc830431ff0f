"""Rules that solutions of LeetCode 131 follow by mistake."""

from collections.abc import Iterator
from itertools import combinations, pairwise

LONGEST = 12
"""The most letters of a text whose partitions are made, palindromes or not."""


def other_rules(s: str) -> Iterator[tuple[str, list[list[str]]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    if len(s) > LONGEST:
        return
    gaps = range(1, len(s))
    cuts = ((0, *some, len(s)) for size in range(len(s)) for some in combinations(gaps, size))
    parts = [[s[a:b] for a, b in pairwise(ends)] for ends in cuts]
    palindromes = {piece for one in parts for piece in one if piece == piece[::-1]}
    right = [one for one in parts if palindromes.issuperset(one)]
    yield "the pieces did not have to be palindromes", parts
    yield "only the last piece had to be a palindrome", [o for o in parts if o[-1] in palindromes]
    yield "only the first piece had to be a palindrome", [o for o in parts if o[0] in palindromes]
    all_but_last = [one for one in parts if palindromes.issuperset(one[:-1])]
    yield "the last piece did not have to be a palindrome", all_but_last
    greedy = [
        _greedy(s, {one for one in palindromes if len(one) <= n}) for n in range(1, len(s) + 1)
    ]
    yield "each piece had to be the longest palindrome that begins there", greedy[-1:]
    yield "each piece had to be the shortest palindrome that begins there", greedy[:1]
    starts = [s[:end] for end in range(1, len(s) + 1) if s[:end] in palindromes]
    clause = "each piece but the first had to be the longest palindrome that begins there"
    yield clause, [[one, *_greedy(s[len(one) :], palindromes)] for one in starts]
    clause = "each piece had to be the longest palindrome that begins there, up to some length"
    yield clause, [one for i, one in enumerate(greedy) if one not in greedy[:i]]
    alike = [one for one in parts if all(len({*piece}) == 1 for piece in one)]
    yield "all letters of a piece had to be equal", alike
    ends = [one for one in parts if all(piece[0] == piece[-1] for piece in one)]
    yield "only the first and last letter of a piece had to be equal", ends
    shuffled = [one for one in parts if all(map(_can_be_shuffled, one))]
    yield "the letters of a piece only had to make a palindrome in some order", shuffled
    pieces = [s[i:j] for i in range(len(s)) for j in range(i + 1, len(s) + 1)]
    alone = [[piece] for piece in pieces if piece in palindromes]
    yield "each palindrome in s were a partition by itself", alone
    extremes = [one for one in right if _is_extreme(s, one, palindromes)]
    yield "each piece had to be one letter, or the longest palindrome that begins there", extremes
    odd = [one for one in right if all(len(piece) % 2 for piece in one)]
    yield "each piece had an odd number of letters", odd
    few = [one for one in right if sum(len(piece) > 1 for piece in one) <= 1]
    yield "a partition had at most one piece longer than a letter", few


def _can_be_shuffled(piece: str) -> bool:
    """Return True if the letters of a piece make a palindrome in some order."""
    return sum(piece.count(letter) % 2 for letter in {*piece}) <= 1


def _greedy(s: str, pieces: set[str]) -> list[str]:
    """Return the partition of a text in which each piece is the longest that begins there."""
    partition = list[str]()
    while s:
        partition.append(max(filter(s.startswith, pieces), key=len))
        s = s[len(partition[-1]) :]
    return partition


def _is_extreme(s: str, partition: list[str], palindromes: set[str]) -> bool:
    """Return True if each piece is one letter, or the longest palindrome that begins there."""
    for piece in partition:
        if len(piece) > 1 and piece != max(filter(s.startswith, palindromes), key=len):
            return False
        s = s[len(piece) :]
    return True
