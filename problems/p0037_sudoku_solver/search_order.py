"""Says in which order a search takes blanks and digits, as far as its writes show that.

Nothing is said that a single write contradicts, or that too few writes show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from harness.trace import Trace

from .board import CELLS, DIGITS, PEERS, Cell

MOST = 1_000
"""Writes of a board that are looked at."""
FEW_TRIES, FEW_CHOICES = 30, 10
"""Tries, and tries with another candidate or another blank beside, that show an order."""


class UnclearError(Exception):
    """The writes do not go forwards and back one cell at a time."""


@dataclass(frozen=True)
class Try:
    """A digit that is written into a blank, and the board without it."""

    values: dict[Cell, str]
    """The digits on the board."""
    cell: Cell
    digit: str
    before: tuple[str, ...]
    """The digits that were tried there before, with the same board."""

    @property
    def blanks(self) -> list[Cell]:
        """The blanks in reading order."""
        return [cell for cell in CELLS if cell not in self.values]

    def candidates(self, cell: Cell) -> set[str]:
        """Return the digits that no peer of a cell holds."""
        return set(DIGITS) - {self.values.get(peer, "") for peer in PEERS[cell]}


def describe_order(traces: Sequence[Trace]) -> str:
    """Return the order of a search, as in `row by row, digits from 9 to 1`; '' if it is unclear."""
    try:
        tries = [[*_tries(trace)] for trace in traces]
    except UnclearError:
        return ""
    whole = [one for own in tries for one in own]
    choices = [one for one in whole if len(one.candidates(one.cell)) > 1]
    if len(whole) < FEW_TRIES or len(choices) < FEW_CHOICES:
        return ""
    cells = _order_of_cells(whole, tries)
    if not cells:
        return ""
    cut = any(trace.writes > MOST for trace in traces)
    as_far = f", in the first {MOST:,} writes of each board" if cut else ""
    return f"{cells}, {_order_of_digits(choices)}{as_far}"


def _order_of_cells(whole: Sequence[Try], tries: Sequence[Sequence[Try]]) -> str:
    """Return the order in which blanks are taken; '' if it is unclear."""
    orders: dict[str, Callable[[Try], bool]] = {
        "row by row": lambda one: one.cell == one.blanks[0],
        "column by column": lambda one: one.cell == min(one.blanks, key=lambda cell: cell[::-1]),
        "from the last blank to the first": lambda one: one.cell == one.blanks[-1],
        "fewest candidates first": _has_fewest,
    }
    found = [name for name, holds in orders.items() if all(map(holds, whole))]
    if found:
        return found[0] if len(found) == 1 else ""
    return "in an order that was fixed before the search" if _is_fixed(tries) else ""


def _order_of_digits(choices: Sequence[Try]) -> str:
    """Return the order in which the digits of a blank are tried."""
    if all(_in_turn(one, lambda digit, other: digit < other) for one in choices):
        return "digits from 1 to 9"
    if all(_in_turn(one, lambda digit, other: digit > other) for one in choices):
        return "digits from 9 to 1"
    return "digits in another order than 1 to 9"


def _in_turn(one: Try, comes_before: Callable[[str, str], bool]) -> bool:
    """Return True if all candidates that come before a digit were tried, and none after it."""
    earlier = {digit for digit in one.candidates(one.cell) if comes_before(digit, one.digit)}
    return earlier <= set(one.before) and all(comes_before(it, one.digit) for it in one.before)


def _has_fewest(one: Try) -> bool:
    return len(one.candidates(one.cell)) == min(len(one.candidates(it)) for it in one.blanks)


def _is_fixed(tries: Sequence[Sequence[Try]]) -> bool:
    """Return True if the same number of digits is always followed by the same blank of a board.

    That shows an order only where the search came to it by several ways.
    """
    ways = 0
    for own in tries:
        cells: dict[int, Cell] = {}
        for one in own:
            depth = len(one.values)
            ways += depth in cells and not one.before
            if cells.setdefault(depth, one.cell) != one.cell:
                return False
    return ways >= FEW_TRIES


def _tries(trace: Trace) -> Iterator[Try]:
    """Yield the first tries of a search. Raises UnclearError."""
    start = zip(CELLS, trace.start, strict=True)
    values = {cell: str(trace.values[index]) for cell, index in start if index}
    stack: list[Cell] = []
    tried: list[tuple[Cell, tuple[str, ...]]] = []
    for step in islice(trace, MOST):
        if step.old:  # taken back, or another digit written over it
            if not stack or stack.pop() != step.cell:
                raise UnclearError
            del values[step.cell]
        if not step.new:
            continue
        if step.cell in values or str(step.new) not in DIGITS:
            raise UnclearError
        depth = len(stack)
        known = tried[depth] if depth < len(tried) else (step.cell, ())
        before = known[1] if known[0] == step.cell else ()
        yield Try(dict(values), step.cell, str(step.new), before)
        tried[depth:] = [(step.cell, (*before, str(step.new)))]
        values[step.cell] = str(step.new)
        stack.append(step.cell)
