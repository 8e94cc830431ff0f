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
    for which, most in (("longest", max), ("shortest", min)):
        greedy, rest = list[str](), s
        while rest:
            greedy.append(most((one for one in palindromes if rest.startswith(one)), key=len))
            rest = rest[len(greedy[-1]) :]
        yield f"each piece had to be the {which} palindrome that begins there", [greedy]
    alike = [one for one in parts if all(len({*piece}) == 1 for piece in one)]
    yield "all letters of a piece had to be equal", alike
    few = [one for one in right if sum(len(piece) > 1 for piece in one) <= 1]
    yield "a partition had at most one piece longer than a letter", few
