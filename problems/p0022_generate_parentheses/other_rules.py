"""Rules that solutions of LeetCode 22 follow by mistake."""

from collections.abc import Iterator
from itertools import accumulate, product

LONGEST = 6


def other_rules(n: int) -> Iterator[tuple[str, list[str]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    if n > LONGEST:
        return
    texts = ["".join(brackets) for brackets in product("()", repeat=2 * n)]
    yield "only the numbers of ( and ) had to be equal", [t for t in texts if t.count("(") == n]
    ends = [t for t in texts if t.count("(") == n and t[0] == "(" and t[-1] == ")"]
    yield "only the ends and the numbers of ( and ) mattered", ends
    yield "the order and the numbers of ( and ) did not matter", texts
    depths = {t: [*accumulate(1 if one == "(" else -1 for one in t)] for t in texts}
    yield "a ( did not have to be closed", [t for t in texts if min(depths[t]) >= 0]
    right = [text for text in ends if min(depths[text]) >= 0]
    beside = [any(d and t[i : i + 2] == ")(" for i, d in enumerate(depths[t])) for t in right]
    rows = [text for text, is_inner in zip(right, beside, strict=True) if not is_inner]
    yield "pairs could not stand next to each other inside a pair", rows
    mirror = str.maketrans("()", ")(")
    alike = [text for text in right if text == text[::-1].translate(mirror)]
    yield "each string had to be its own mirror image", alike
    for clause, forms in (
        ("in ( ), or with () at one end", ("({})", "(){}", "{}()")),
        ("in ( ), or with () after it", ("({})", "{}()")),
        ("in ( ), or with () before it", ("({})", "(){}")),
    ):
        grown = {""}
        for _ in range(n):
            grown = {form.format(old) for old in grown for form in forms}
        yield f"each string were a shorter string {clause}", [*grown]
