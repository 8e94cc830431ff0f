"""The oracle: all solutions of a board, by exhaustive search with arithmetic on one integer.

A solved board fills 324 items: each of 81 cells has a digit; each of 9 rows, columns and boxes has
each of 9 digits. A candidate belongs to four items: cell, row, column, box. The candidates left on
a board are one integer, ten bits for each item:

    guard | nine candidates        the guard is set while the item is open

so a candidate has four bits. The length costs little: an `&` of 3,240 bits takes CPython twice as
long as one of 30, a subtraction five times. In return:

- Placing a candidate is one `&` with a precomputed mask, which removes the candidates that it rules
  out and closes its four items. Nothing has to be undone, because integers are immutable.
- Taking 1 from every open item at once (`left - ones`) flips its bits up to its lowest candidate,
  and its guard when it has none: it has run dry, a dead end. With the lowest candidates removed,
  the next subtraction flips the guards of all items that had one candidate: naked singles where
  the item is a cell, hidden singles elsewhere. The one after that flips those that had two, etc.
- Of the items with the fewest candidates, the search branches on the one that has run dry most
  often. All counts are kept in a few integers, too: bit i of each count is in the i-th one.

Sources: the items, and the fewest candidates first, are Knuth's (Dancing Links, 2000); the tricks
with the lowest bit are Warren's (Hacker's Delight, 2-1); branching where searches have failed is
"weighted degree" (Boussemart, Hemery, Lecoutre and Sais, ECAI 2004).
"""

from collections.abc import Iterator
from itertools import chain, islice, product

from .board import Board

_GUARD = 9  # the guard's bit in an item, above candidates 0 to 8
_WIDTH = 10  # bits of an item; three items fill one of the 30-bit digits that CPython computes with
_ITEMS = 324  # lowest first: 81 for rows, 81 for columns, 81 for boxes, 81 for cells
_CELLS = range(323 * _WIDTH, 242 * _WIDTH, -_WIDTH)  # where each cell starts, r1c1 highest

_GUARDS = sum(1 << _WIDTH * item + _GUARD for item in range(_ITEMS))
_FULL = (1 << _WIDTH * _ITEMS) - 1
_DIGITS = {str(digit): digit for digit in range(1, 10)}


def _places(row: int, col: int, digit: int) -> list[int]:
    """Return the bit indexes of a candidate (all from 0) in its row, column, box and cell."""
    box, within = row // 3 * 3 + col // 3, row % 3 * 3 + col % 3
    return [
        _WIDTH * (9 * digit + row) + col,
        _WIDTH * (81 + 9 * digit + col) + row,
        _WIDTH * (162 + 9 * digit + box) + within,
        _CELLS[9 * row + col] + digit,
    ]


def _masks() -> tuple[list[int], list[int]]:
    """Return two lists of masks that place a candidate, by the bit_length() of any of its bits.

    Masks of the first list keep the candidate in its closed cell, where the solution is read at the
    end. Masks of the second list remove the candidate, too.
    """
    candidates = [_places(*candidate) for candidate in product(range(9), repeat=3)]
    items = [1 << _WIDTH * item + _GUARD for item in range(_ITEMS)]
    for places in candidates:
        bits = sum(1 << place for place in places)
        for place in places:
            items[place // _WIDTH] |= bits
    kept, struck = ([0] * (_WIDTH * _ITEMS + 1) for _ in range(2))
    for places in candidates:
        row, col, box, cell = (items[place // _WIDTH] for place in places)
        others = _FULL ^ (row | col | box | cell)
        itself = others | 1 << places[-1]
        for place in places:
            kept[place + 1], struck[place + 1] = itself, others
    return kept, struck


_KEPT, _STRUCK = _masks()


def solutions(board: Board) -> Iterator[Board]:
    """Yield every solution of a board once, each as soon as it is found, as a new board.

    The board (nine lists of nine, '1'-'9' or '.') is not changed. With givens that clash there is
    no solution. The solution of a valid full board is a copy of it.

    Raises:
        KeyError: a cell is neither a digit nor '.'.
        ValueError: there are more or fewer than 81 cells.
    """
    for solved in _search(_start(board)):
        digits = [str((solved >> cell & 511).bit_length()) for cell in _CELLS]
        yield [digits[i : i + 9] for i in range(0, 81, 9)]


def count_solutions(board: Board, limit: int) -> int:
    """Return the number of solutions of a board, at most `limit`; 2 suffices for uniqueness."""
    return sum(1 for _ in islice(_search(_start(board)), limit))


def _start(board: Board) -> int:
    """Return the candidates that the givens leave, or a dead end if the givens clash.

    The search would find the clash too, but on some boards only after minutes.
    """
    left, givens = _FULL, 0
    for cell, digit in zip(_CELLS, chain.from_iterable(board), strict=True):
        if digit != ".":
            candidate = cell + _DIGITS[digit]
            left &= _KEPT[candidate]
            givens |= 1 << candidate - 1
    return left if left & givens == givens else _GUARDS


def _search(start: int) -> Iterator[int]:
    """Yield each solution as an integer, with one candidate left in every cell."""
    waiting = [start]
    failures: list[int] = []  # how often each item has run dry, in the format of `_count`
    while waiting:
        left, items = _settle(waiting.pop())
        if not left:
            _count(failures, items)
        elif not items:
            yield left
        else:
            for bits in reversed(failures):
                items = items & bits or items
            branches = left & 511 << items.bit_length() - _WIDTH
            while branches:
                candidate = branches.bit_length()
                waiting.append(left & _KEPT[candidate])
                branches ^= 1 << candidate - 1


def _settle(left: int) -> tuple[int, int]:
    """Place all singles, round by round, until there are none.

    Return the candidates left, and the guards of the items with the fewest, or 0 for the guards
    when all items are closed. At a dead end, return 0 and the guards of the dry items.
    """
    while guards := left & _GUARDS:
        ones = guards >> _GUARD
        rest = left - ones
        if dry := rest & guards ^ guards:
            return 0, dry
        spare = left & rest  # without the lowest candidate of each item
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


def _count(counts: list[int], items: int) -> None:
    """Add one to the count of each item; `counts[i]` holds bit i of all the counts."""
    for i, bits in enumerate(counts):
        counts[i] = bits ^ items
        items &= bits  # the carry to the next bit
        if not items:
            return
    counts.append(items)
