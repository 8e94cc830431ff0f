"""Answers in the results of calls: that a digit fits or not, or which digits fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

from ...board import DIGITS

Says: TypeAlias = Callable[[Any], frozenset[str] | None]
"""Returns the digits that fit by a result; None if the result does not say that."""

TRUTHS = (bool, type(None), int)
ALL = frozenset(DIGITS)
MOST_BITS, MOST_COUNTED = 10, 27


def truths(results: Sequence[Any]) -> Iterator[Says]:
    """Yield the ways in which results may answer for a digit: all digits stand for True.

    A number is an answer if it counts something, and 0 is among the results.
    """
    numbers = {one for one in results if type(one) is int}
    counts = not numbers or (0 in numbers and max(numbers) <= MOST_COUNTED)
    if counts and all(type(one) in TRUTHS for one in results):
        yield _if_true
        yield _if_false


def collections(results: Sequence[Any]) -> Iterator[Says]:
    """Yield the ways in which results may hold digits: those that fit, or those that are used."""
    for read in (_of_texts, _of_numbers, _of_bits):
        for low in (0,) if read is _of_texts else (0, 1):
            says = partial(read, low)
            if results and all(says(one) is not None for one in results):
                yield says
                yield partial(_the_others, says)


def single_digits(results: Sequence[Any]) -> Iterator[Says]:
    """Yield the ways in which a generator may yield digits, one after another."""
    for low in (0, 1):
        says = partial(_of_one, low)
        if results and all(says(one) is not None for one in results):
            yield says


def _of_one(low: int, result: Any) -> frozenset[str] | None:
    digit = str(result + low) if type(result) is int else result
    return frozenset(digit) if isinstance(digit, str) and digit in ALL else None


def _if_true(result: Any) -> frozenset[str] | None:
    return ALL if result else frozenset()


def _if_false(result: Any) -> frozenset[str] | None:
    return frozenset() if result else ALL


def _the_others(says: Says, result: Any) -> frozenset[str] | None:
    found = says(result)
    return None if found is None else ALL - found


def _of_texts(_low: int, result: Any) -> frozenset[str] | None:
    """Read a text of digits, or a list or set of them. Blanks among them do not count."""
    if not isinstance(result, str | tuple | frozenset):
        return None
    if not all(isinstance(one, str) and (one in ALL or one == ".") for one in result):
        return None
    return ALL.intersection(result)


def _of_numbers(low: int, result: Any) -> frozenset[str] | None:
    if not isinstance(result, tuple | frozenset):
        return None
    if not all(type(one) is int and 0 <= one + low <= 9 for one in result):
        return None
    return ALL.intersection(str(one + low) for one in result)


def _of_bits(low: int, result: Any) -> frozenset[str] | None:
    if type(result) is not int or not 0 <= result < 1 << MOST_BITS:
        return None
    return ALL.intersection(str(bit + low) for bit in range(MOST_BITS) if result >> bit & 1)
