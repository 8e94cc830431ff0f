"""Rules that solutions of LeetCode 22 follow by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

LONGEST = 6


def other_rules(n: int) -> Iterator[tuple[str, list[str]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    if n > LONGEST:
        return
    texts = ["".join(brackets) for brackets in product("()", repeat=2 * n)]
    yield "only the numbers of ( and ) had to be equal", [t for t in texts if t.count("(") == n]
    yield "the order and the numbers of ( and ) did not matter", texts
    grown = {""}
    for _ in range(n):
        grown = {new for old in grown for new in (f"({old})", f"(){old}", f"{old}()")}
    yield "each string were a shorter string in ( ), or with () at one end", [*grown]
