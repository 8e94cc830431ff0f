"""Counts the solutions of a grid of any size as exact covers: Algorithm X on dictionaries."""

from itertools import product
from math import isqrt


def count_covers(grid, symbols, limit):
    """Count the solutions of an n² x n² grid up to a limit."""
    side, each = isqrt(len(grid)), range(len(grid))
    items_of = {
        (row, col, symbol): (
            ("cell", row, col),
            ("row", row, symbol),
            ("column", col, symbol),
            ("box", row // side, col // side, symbol),
        )
        for row, col, symbol in product(each, each, symbols[: len(grid)])
    }
    options_of = {}
    for option, items in items_of.items():
        for item in items:
            options_of.setdefault(item, set()).add(option)
    for row, col in product(each, each):
        if grid[row][col] != ".":
            options_of = covered(options_of, items_of, (row, col, grid[row][col]))
    return count(options_of, items_of, limit)


def count(options_of, items_of, limit):
    """Branch on the item with the fewest options."""
    if not options_of:
        return 1
    found = 0
    for option in min(options_of.values(), key=len):
        found += count(covered(options_of, items_of, option), items_of, limit - found)
        if found == limit:
            break
    return found


def covered(options_of, items_of, option):
    """Return what is left when an option is chosen: its items go, with all that clash with it."""
    closed = items_of[option]
    gone = set().union(*(options_of.get(item, ()) for item in closed))
    return {item: own - gone for item, own in options_of.items() if item not in closed}
