"""Rules that solutions of LeetCode 17 follow by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .problem import LETTERS


def other_rules(digits: str) -> Iterator[tuple[str, list[str]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    for most in (1, 2, 3):
        answer = _combinations(digits) if len(digits) <= most else []
        yield f"more than {most} digit{'s' * (most > 1)} had no combinations", answer
    yield "equal digits counted once", _combinations("".join(dict.fromkeys(digits)))
    yield "each letter were a combination", [letter for one in digits for letter in LETTERS[one]]


def _combinations(digits: str) -> list[str]:
    """Return the combinations of the letters of some digits; none without digits."""
    texts = map("".join, product(*(LETTERS[digit] for digit in digits)))
    return [*texts] if digits else []
