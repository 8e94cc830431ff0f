"""Sudoku as an exact cover, solved by Knuth's Algorithm X on dictionaries (精确覆盖).

Idea: a solved board meets 324 conditions. Each of 81 cells has a digit, and each of 9 rows, columns
    and boxes has each of 9 digits. These conditions are called items. Writing a digit into a cell
    is called an option, and it covers exactly four items. The search chooses options that cover
    every item exactly once.
Order: the item with the fewest options, so singles of both kinds come first; digits ascending.
Promise: `search` returns True and writes the options that it selected, or returns False and leaves
    all sets as they were.
Cost: on an easy board, most of the time goes into setting up 729 options. LeetCode's example takes
    51 selections, none undone. One selection removes up to 28 rivals, each from three other items.
Pitfall: an undo in the wrong order raises a KeyError, but only where the search goes back.
    LeetCode's example never does.
Next: `dancing_links.py`. It is the same search on linked lists, with a cheaper undo.
"""

from itertools import product

Option = tuple[int, int, str]  # row, column, digit
Item = tuple[str, int, int | str]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        options: dict[Option, tuple[Item, ...]] = {}  # never changed
        items: dict[Item, set[Option]] = {}  # the open ones, with the options that could cover them
        for option in product(range(9), range(9), "123456789"):
            r, c, d = option
            b = r // 3 * 3 + c // 3
            options[option] = ("cell", r, c), ("row", r, d), ("col", c, d), ("box", b, d)
            for item in options[option]:
                items.setdefault(item, set()).add(option)

        def select(option: Option) -> list[set[Option]]:
            """Remove the items of an option, and every option that clashes with it."""
            removed = []
            for item in options[option]:
                for rival in items[item]:  # a KeyError if the givens clash
                    for other in options[rival]:
                        if other != item:
                            items[other].remove(rival)
                removed.append(items.pop(item))
            return removed

        def deselect(option: Option, removed: list[set[Option]]) -> None:
            """Put all back, the steps of `select` in reverse order."""
            for item in reversed(options[option]):
                items[item] = removed.pop()
                for rival in items[item]:
                    for other in options[rival]:
                        if other != item:
                            items[other].add(rival)

        def search() -> bool:
            """Cover the open items and return True, or leave them as they were and return False.

            Some option must cover each item, so trying all options of one item misses nothing.
            Options that share an item with a selected one are gone, so no item is covered twice.
            """
            if not items:
                return True
            item = min(items, key=lambda item: len(items[item]))
            for option in sorted(items[item]):
                removed = select(option)
                if search():
                    r, c, digit = option
                    board[r][c] = digit
                    return True
                deselect(option, removed)
            return False

        for r, c in product(range(9), repeat=2):
            if board[r][c] != ".":
                select((r, c, board[r][c]))
        search()
