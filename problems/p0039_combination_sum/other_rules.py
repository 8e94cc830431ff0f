"""Rules that solutions of LeetCode 39 follow by mistake."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from .problem import expected

LONGEST = 7
"""The most numbers of which all orders are made."""


def other_rules(candidates: list[int], target: int) -> Iterator[tuple[str, list[list[int]]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    less = [
        sorted(way, key=candidates.index)
        for total in range(target + 1)
        for way in expected(candidates, total)
    ]
    yield "a sum could be less than the target", less
    yield "a sum could be less than the target, but not 0", less[1:]
    ways = [way for way in less if sum(way) == target]
    once = [way for way in ways if len(way) == len({*way})]
    yield "a candidate could be chosen only once", once
    short = [way for way in ways if len(way) <= len(candidates)]
    yield "a combination had at most as many numbers as there are candidates", short
    alike = [way for way in ways if len({*map(way.count, way)}) == 1]
    sets = [[one for one in candidates if one in way] * way.count(way[0]) for way in alike]
    yield "all numbers of a combination had to occur equally often", sets
    every = [way for way in ways if len({*way}) == len(candidates)]
    yield "each candidate had to be chosen", every
    single = [way for way in ways if len({*way}) == 1]
    yield "a combination had to repeat one candidate", single
    for key, word in ((candidates.index, "later"), (None, "larger")):
        more = [way for way in ways if len({*sorted(way, key=key)[:-1]}) < 2]
        clause = f"a combination could repeat one candidate, and end with one {word} candidate"
        yield clause, more
    if all(len(way) <= LONGEST for way in ways):
        orders = [list(one) for way in ways for one in {*permutations(way)}]
        yield "the order of the numbers mattered", orders
    if len(candidates) <= LONGEST:
        sizes = range(1, len(candidates) + 1)
        chosen = [some for size in sizes for some in combinations(candidates, size)]
        full = [(some, _greedy(some, target)) for some in chosen]
        answer = [way for some, way in full if {*way} == {*some} and sum(way) == target]
        yield "a chosen candidate had to be taken as often as it fits", answer
    for order, which in ((1, "smallest"), (-1, "largest")):
        ordered = sorted(candidates)[::order]
        greedy = [_greedy(ordered[i:], target) for i in range(len(ordered))]
        clause = f"had to be taken as often as it fits, the {which} first"
        filled = [one for one in greedy if sum(one) == target]
        different = [one for number, one in enumerate(filled) if one not in filled[:number]]
        yield f"each candidate {clause}", different
        yield f"each candidate {clause}, and answers could occur again", filled
        free = [
            taken + _greedy(ordered[i + 1 :], target - sum(taken))
            for i, first in enumerate(ordered)
            for taken in ([first] * times for times in range(1, target // first + 1))
        ]
        exact = [one for one in free if sum(one) == target]
        yield f"each candidate after the first {clause}", exact


def _greedy(candidates: Sequence[int], target: int) -> list[int]:
    """Return the numbers that are taken from the first candidate on, each as often as it fits."""
    taken: list[int] = []
    for number in candidates:
        taken += [number] * ((target - sum(taken)) // number)
    return taken
