"""A second way to count the solutions of a board, simple enough to be checked by reading it.

It shares nothing with the oracle: no tables, no bits, no propagation. For every row, column and
box it keeps the set of digits still to be placed there. It takes the blank with the fewest digits
left, tries them in turn, and counts.
"""

from math import isqrt


def count(board: list[list[str]], limit: int, symbols: str = "123456789") -> int:
    """Count the solutions of a board up to a limit: nine rows, or another square number of them."""
    side = isqrt(len(board))
    rows, cols, boxes = ([set(symbols[: len(board)]) for _ in board] for _ in range(3))
    blanks = []
    for r, row in enumerate(board):
        for c, digit in enumerate(row):
            units = rows[r], cols[c], boxes[r // side * side + c // side]
            if digit == ".":
                blanks.append(units)
            elif all(digit in unit for unit in units):
                place(digit, units)
            else:
                return 0  # two givens clash
    return count_rest(blanks, limit)


def place(digit, units):
    for unit in units:
        unit.remove(digit)


def take_back(digit, units):
    for unit in units:
        unit.add(digit)


def count_rest(blanks, limit):
    """Count the ways to fill the blanks. Each blank is given by the sets of its three units."""
    if limit <= 0:
        return 0
    if not blanks:
        return 1
    units = min(blanks, key=lambda blank: len(set.intersection(*blank)))
    others = [blank for blank in blanks if blank is not units]
    found = 0
    for digit in sorted(set.intersection(*units)):
        place(digit, units)
        found += count_rest(others, limit - found)
        take_back(digit, units)
    return found
