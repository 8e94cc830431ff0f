"""Rules that solutions of LeetCode 17 follow by mistake."""

from collections.abc import Iterator
from itertools import chain, combinations, groupby, pairwise, permutations, product

from .problem import LETTERS

LONGEST = 5
"""The most digits whose letters are combined freely."""


def other_rules(digits: str) -> Iterator[tuple[str, list[str]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    for most in (1, 2, 3):
        answer = _combinations(digits) if len(digits) <= most else []
        yield f"more than {most} digit{'s' * (most > 1)} had no combinations", answer
    yield "equal digits counted once", _combinations("".join(dict.fromkeys(digits)))
    if len(digits) <= LONGEST:
        some = combinations("".join(LETTERS[digit] for digit in digits), len(digits))
        texts = [*map("".join, some)]
        clause = "several letters could come from one digit"
        yield clause, [*dict.fromkeys(texts)]
        yield f"{clause}, and equal combinations counted separately", texts
        orders = {text for one in permutations(digits) for text in _combinations("".join(one))}
        yield "the digits could be in any order", [*orders]
        sizes = range(1, len(digits) + 1)
        chosen = [some for size in sizes for some in combinations(range(len(digits)), size)]
        two = [some for some in chosen if len(some) == min(2, len(digits))]
        with_last = [some for some in chosen if len(digits) - 1 in some]
        for clause, places in (
            ("each digit could be left out", chosen),
            ("a combination had letters of two digits only", two),
            ("each digit but the last could be left out", with_last),
        ):
            kept = ["".join(digits[place] for place in one) for one in places]
            yield clause, [text for one in kept for text in _combinations(one)]
    once = "each letter could be used once, and only in the order of the"
    ordered = "".join(sorted(digits))
    for source, given, order in (
        (digits, digits, "digits"),
        (ordered, digits, "alphabet"),
        (ordered, ordered, "alphabet, with the digits in any order"),
    ):
        pool = "".join(LETTERS[digit] for digit in dict.fromkeys(source))
        found = ((text, [*map(pool.index, text)]) for text in _combinations(given))
        yield f"{once} {order}", [text for text, at in found if at == sorted({*at})]
    pressed = [(LETTERS[digit], len([*run])) for digit, run in groupby(digits)]
    taps = [letters if n == 1 else letters[(n - 1) % len(letters)] for letters, n in pressed]
    clause = "a digit pressed several times gave its second letter, or its third"
    yield clause, [*map("".join, product(*taps))] if digits else []
    letters = [LETTERS[digit] for digit in digits]
    firsts = (text[:3] for text in letters)
    yield "only the first three letters of a digit counted", [*map("".join, product(*firsts))]
    together = [*map("".join, zip(*letters, strict=False))]
    yield "the first letters of all digits belonged together, and so on", together
    yield "a combination began at the last digit", [t[::-1] for t in _combinations(digits)]
    equal = [
        t for t in _combinations(digits) if len({*zip(digits, t, strict=True)}) == len({*digits})
    ]
    yield "equal digits had to give the same letter", equal
    pairs = pairwise(digits) if len(digits) > 1 else [digits] * bool(digits)
    answer = [text for pair in pairs for text in _combinations("".join(pair))]
    yield "each combination had letters of two neighbouring digits", answer
    texts = _combinations(digits)
    for key, letter in chain.from_iterable(product(*one) for one in LETTERS.items()):
        others = [t for t in texts if (key, letter) not in zip(digits, t, strict=True)]
        yield f"the digit {key} had no letter {letter}", others
    starts = [ord("a") + 3 * (int(digit) - 2) for digit in digits]
    keys = [[chr(start + place) for place in range(3)] for start in starts]
    yield "each key had three letters", [*map("".join, product(*keys))] if digits else []
    yield "each letter were a combination", [letter for one in digits for letter in LETTERS[one]]


def _combinations(digits: str) -> list[str]:
    """Return the combinations of the letters of some digits; none without digits."""
    texts = map("".join, product(*(LETTERS[digit] for digit in digits)))
    return [*texts] if digits else []
