"""Places and digits in the values of calls, whatever their order, base and type."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from harness.run import BOARD, Call, Opaque

from ...board import DIGITS, Cell

Values: TypeAlias = dict[str, Any]
"""The numbers and texts of a call by name: `row`, or `place.0` for the first part of a pair."""

Place: TypeAlias = Callable[[Values], Cell | None]
"""Returns the cell that a call is about, or None if its values do not name one."""


@dataclass(frozen=True, slots=True)
class DigitOf:
    """The value of a call that names a digit, and how."""

    slot: str
    read: Callable[[Any], str]

    def __call__(self, values: Values) -> str:
        """Return the digit that a call is about, '' for none."""
        return self.read(values.get(self.slot))


MOST_SLOTS, LONGEST_TUPLE = 8, 4
MOSTLY = 0.8
"""The share of calls whose values must make sense, for a mistake may spoil the others."""


def values_of(call: Call) -> Values:
    """Return the numbers and texts that a call was given, those in pairs and objects too."""
    found: Values = {}
    for name, value in _flat(call):
        items = enumerate(value) if _is_pair(value) else ()
        for slot, one in ((name, value), *((f"{name}.{place}", one) for place, one in items)):
            if len(found) < MOST_SLOTS and type(one) in (int, str):
                found[slot] = one
    return found


def grids_of(call: Call) -> dict[str, Any]:
    """Return the values of a call by name that may be a copy of the board."""
    return {
        name: value
        for name, value in _flat(call)
        if isinstance(value, tuple | str) and len(value) in (9, 81)
    }


def has_board(call: Call) -> bool:
    """Return True if a call was given the board itself."""
    return any(value == BOARD for _, value in _flat(call))


def places(sample: Sequence[Values]) -> Iterator[Place]:
    """Yield the ways in which some calls may name a cell: by two numbers, or by one."""
    indexes = [(name, base) for name, base in _numbers(sample, 8)]
    for row, first in indexes:
        for column, second in indexes:
            if row != column:
                yield partial(_cell_of_two, row, first, column, second)
    for name, base in _numbers(sample, 80):
        yield partial(_cell_of_one, name, base)


def lines(sample: Sequence[Values], first_cell: Callable[[int], Cell]) -> Iterator[Place]:
    """Yield the ways in which some calls may name a row, a column or a box by its index.

    Args:
        sample: the values of some calls.
        first_cell: an index -> the first cell of the row, the column or the box.
    """
    for name, base in _numbers(sample, 8):
        yield partial(_cell_of_line, name, base, first_cell)


def digits(sample: Sequence[Values]) -> Iterator[DigitOf]:
    """Yield the ways in which some calls may name a digit: as a text, a number, or a bit."""
    first = sample[0] if sample else {}
    for name in first:
        for read in (_digit_of_text,) if isinstance(first[name], str) else NUMBERS:
            found = DigitOf(name, read)
            if _mostly(bool(found(one)) for one in sample):
                yield found


def _flat(call: Call) -> Iterator[tuple[str, Any]]:
    """Yield the arguments of a call by name, those of an object by `self.name`."""
    for name, value in call.arguments.items():
        if isinstance(value, Opaque) and value != BOARD:
            yield from ((f"{name}.{field}", one) for field, one in value.fields)
        else:
            yield name, value


def _is_pair(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) <= LONGEST_TUPLE


def _numbers(sample: Sequence[Values], most: int) -> Iterator[tuple[str, int]]:
    """Yield the slots that hold numbers from 0 to `most`, or from 1, with the lowest number."""
    for name in sample[0] if sample else ():
        there = [one[name] for one in sample if type(one.get(name)) is int]
        for base in (0, 1) if there and min(there) > 0 else (0,):
            fits = (base <= one <= most + base for one in there)
            if len(there) == len(sample) and _mostly(fits) and (most == 8 or max(there) > 8):
                yield name, base


def _mostly(facts: Iterator[bool]) -> bool:
    known = list(facts)
    return bool(known) and sum(known) >= MOSTLY * len(known)


def _cell_of_two(row: str, first: int, column: str, second: int, values: Values) -> Cell | None:
    return _cell(values.get(row), first, values.get(column), second)


def _cell_of_one(name: str, base: int, values: Values) -> Cell | None:
    number = values.get(name)
    if type(number) is not int or not base <= number <= 80 + base:
        return None
    return divmod(number - base, 9)


def _cell_of_line(
    name: str, base: int, first_cell: Callable[[int], Cell], values: Values
) -> Cell | None:
    index = values.get(name)
    if type(index) is not int or not base <= index <= 8 + base:
        return None
    return first_cell(index - base)


def _cell(row: Any, first: int, column: Any, second: int) -> Cell | None:
    if type(row) is not int or type(column) is not int:
        return None
    cell = row - first, column - second
    return cell if 0 <= cell[0] < 9 and 0 <= cell[1] < 9 else None


def _digit_of_text(value: Any) -> str:
    return value if isinstance(value, str) and len(value) == 1 and value in DIGITS else ""


def _digit_of_number(value: Any, low: int = 0) -> str:
    return str(value + low) if type(value) is int and 1 <= value + low <= 9 else ""


def _digit_of_bit(value: Any, low: int = 0) -> str:
    if type(value) is not int or value <= 0 or value & (value - 1):
        return ""
    return _digit_of_number(value.bit_length() - 1 + low)


NUMBERS = (
    _digit_of_number,
    partial(_digit_of_number, low=1),
    _digit_of_bit,
    partial(_digit_of_bit, low=1),
)
"""The ways in which a number may stand for a digit: from 1 or from 0, itself or as a bit."""
