"""The oracle: every solution of a board, proved to be all of them, by arithmetic on one integer.

A Sudoku is an exact cover: 729 candidates (cell and digit), and 324 units to fill: each cell holds
one digit; each row, column and box holds each digit once. Here a unit is any of these 324, and a
candidate stands in four of them. A position is one integer with ten bits for each unit:

    guard | nine candidates        the guard is set while the unit is open

so each candidate has four bits, one for each of its units. Three ideas make this fast:

- Placing a candidate is one `&` with a mask made beforehand: its peers go, in all four places each,
  and its four units close. Nothing is ever undone, for an integer does not change.
- Taking 1 from every open unit at once (`left - ones`) turns over the bits of each unit up to its
  lowest candidate, and clears the guard of a unit that has none. So one subtraction finds the units
  that have run dry; a second one, after the lowest candidates are struck off, those with a single
  candidate (naked singles in cells, hidden ones elsewhere); a third one those with two.
- Of the units with fewest candidates, the search branches on the one that ran dry most often so
  far. These counts are kept for all 324 units at once, a bit of every count to an integer.

Sources: the cover and "fewest candidates first" are Knuth's (Dancing Links, 2000); stripping lowest
bits of many fields in one word is Warren's trade (Hacker's Delight, ch. 2); branching where
failures gather is "weighted degree" (Boussemart, Hemery, Lecoutre and Sais, ECAI 2004).
"""

from collections.abc import Iterator
from itertools import chain, islice, product

from .board import Board

_WIDTH = 10  # bits of a unit; three units fill one of the 30-bit digits that CPython computes with
_GUARD = 9  # the place of the guard among them
_UNITS = 324  # lowest first: 81 for rows, 81 for columns, 81 for boxes, 81 for cells
_CELLS = 3 * 81 * _WIDTH  # where the cells start; the cell r1c1 stands highest

_GUARDS = sum(1 << _WIDTH * unit + _GUARD for unit in range(_UNITS))
_DIGITS = {str(digit): digit for digit in range(1, 10)}


def _places(row: int, col: int, digit: int) -> list[int]:
    """The four bits of a candidate (row, col and digit from 0): in row, column, box and cell."""
    box, within = row // 3 * 3 + col // 3, row % 3 * 3 + col % 3
    return [
        _WIDTH * (9 * digit + row) + col,
        _WIDTH * (81 + 9 * digit + col) + row,
        _WIDTH * (162 + 9 * digit + box) + within,
        _WIDTH * (243 + 80 - 9 * row - col) + digit,
    ]


def _masks() -> tuple[list[int], list[int]]:
    """What stays when a candidate is placed, by the bit_length() of any of its four bits.

    The first list keeps the candidate in its (closed) cell, where the answer is read in the end;
    the second has it struck off too.
    """
    candidates = [_places(*candidate) for candidate in product(range(9), repeat=3)]
    units = [1 << _WIDTH * unit + _GUARD for unit in range(_UNITS)]
    for places in candidates:
        everywhere = sum(1 << place for place in places)
        for place in places:
            units[place // _WIDTH] |= everywhere
    kept, struck = ([0] * (_WIDTH * _UNITS + 1) for _ in range(2))
    full = (1 << _WIDTH * _UNITS) - 1
    for places in candidates:
        row, col, box, cell = (units[place // _WIDTH] for place in places)
        others = full ^ (row | col | box | cell)
        itself = 1 << places[-1]
        for place in places:
            kept[place + 1], struck[place + 1] = others | itself, others
    return kept, struck


_KEPT, _STRUCK = _masks()
_TRIPLES = {  # ten octal digits are three cells
    f"{1 << 19 + a | 1 << 9 + b | 1 << c - 1:010o}": f"{a}{b}{c}"
    for a, b, c in product(range(1, 10), repeat=3)
}


def solutions(board: Board) -> Iterator[Board]:
    """Yield every solution of a board once, each as soon as it is found, as lists of its own.

    The board (nine lists of nine, '1'-'9' or '.') is left as it is. Givens that clash leave no
    solution; a full board has itself. Raises KeyError for a cell that is neither digit nor '.'.
    """
    for solved in _search(_start(board)):
        text = f"{solved >> _CELLS:0270o}"
        line = "".join([_TRIPLES[text[i : i + 10]] for i in range(0, 270, 10)])
        yield [list(line[i : i + 9]) for i in range(0, 81, 9)]


def count_solutions(board: Board, limit: int) -> int:
    """Count the solutions of a board, but stop at the limit: 2 is enough to prove one unique."""
    return sum(1 for _ in islice(_search(_start(board)), limit))


def _start(board: Board) -> int:
    """The position after all givens are placed; one that is dry throughout when they clash."""
    left, givens = (1 << _WIDTH * _UNITS) - 1, 0
    below = range(_CELLS + 80 * _WIDTH, _CELLS - _WIDTH, -_WIDTH)
    for start, digit in zip(below, chain.from_iterable(board), strict=True):
        if digit != ".":
            candidate = start + _DIGITS[digit]
            left &= _KEPT[candidate]
            givens |= 1 << candidate - 1
    return left if left & givens == givens else _GUARDS


def _search(start: int) -> Iterator[int]:
    """Yield every solved position, depth first."""
    waiting, blame = [start], list[int]()
    while waiting:
        left, units = _settle(waiting.pop())
        if not left:
            _count(blame, units)
        elif not units:
            yield left
        else:
            for bits in reversed(blame):
                units = units & bits or units
            unit = units.bit_length() - 1 - _GUARD
            branches = left & 511 << unit
            while branches:
                candidate = branches.bit_length()
                waiting.append(left & _KEPT[candidate])
                branches ^= 1 << candidate - 1


def _settle(left: int) -> tuple[int, int]:
    """Place all singles, round by round, until there are none.

    Returns the position and the guards of the units with fewest candidates; no guards when it is
    solved; and no position, but the guards of the units that ran dry, when it has no solution.
    """
    while guards := left & _GUARDS:
        ones = guards >> _GUARD
        rest = left - ones
        if dry := rest & guards ^ guards:
            return 0, dry
        spare = left & rest  # without the lowest candidate of each unit
        rest = spare - ones
        fewest = rest & guards ^ guards
        if not fewest:
            while not fewest:
                spare &= rest
                rest = spare - ones
                fewest = rest & guards ^ guards
            return left, fewest
        singles = left & fewest - (fewest >> _GUARD)
        while singles:
            candidate = singles.bit_length()
            left &= _KEPT[candidate]
            singles &= _STRUCK[candidate]
    return left, 0


def _count(counts: list[int], units: int) -> None:
    """Add one to the count of each unit; `counts[i]` holds bit i of all the counts."""
    for i, bits in enumerate(counts):
        counts[i] = bits ^ units
        units &= bits  # what is carried to the next bit
        if not units:
            return
    counts.append(units)
