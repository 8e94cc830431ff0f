"""The cells that a check looks at, as its answers show.

If it said that a digit fits, it looked at none of the cells that held the digit. If it said that a
digit does not fit, it looked at one of them. So each answer rules out some ways to look.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations, islice, product

from ..mistaken_searches.checks import KINDS
from ..mistaken_searches.looks import Look, looks, looks_beyond
from .answers import Answer, Scope

MOST_WAYS = 3000
"""The ways to look that are tried with the same number of mistakes."""


def ways_to_look(
    answers: Sequence[Answer], scope: Scope, free: AbstractSet[str]
) -> list[tuple[Look, ...]]:
    """Return the ways to look that explain all answers, with as few mistakes as possible.

    Args:
        answers: of one function, some of them that a digit fits.
        scope: the part of the board that it answers for.
        free: the kinds of unit that something else looks at.

    Returns:
        Each way as the mistaken looks in it: `[()]` if the right way explains all answers.
    """
    whole = scope is not Scope.CELL
    kinds = (scope.value,) if whole else KINDS
    fitting = [one for one in answers if one.fits]
    left = {
        kind: [look for look in looks(kind, whole=whole) if _is_blind(look, fitting)]
        for kind in kinds
    }
    if scope is Scope.CELL:
        left[""] = [look for look in looks_beyond() if _is_blind(look, fitting)]
    refused = [one for one in answers if not one.fits]
    for number in range(len(kinds) + 1):
        found = [
            mistaken
            for mistaken, way in islice(_ways(left, number, free), MOST_WAYS)
            if all(any(look.looked(one.cell) & one.holders for look in way) for one in refused)
        ]
        if found:
            return found
    return []


def _is_blind(look: Look, fitting: Sequence[Answer]) -> bool:
    """Return True if a look sees no digit where the check said that it fits."""
    return not any(look.looked(one.cell) & one.holders for one in fitting)


def _ways(
    left: dict[str, list[Look]], number: int, free: AbstractSet[str]
) -> Iterator[tuple[tuple[Look, ...], list[Look]]]:
    """Yield each choice of so many mistaken looks, then the same with the right looks elsewhere."""
    right = {kind: [one for one in found if one.cause is None] for kind, found in left.items()}
    for chosen in combinations(left, number):
        others = [kind for kind in left if kind not in chosen]
        if any(kind and not right[kind] and kind not in free for kind in others):
            continue
        rest = [one for kind in others for one in right[kind]]
        wrong = ([one for one in left[kind] if one.cause] for kind in chosen)
        for mistaken in product(*wrong):
            yield mistaken, [*mistaken, *rest]
