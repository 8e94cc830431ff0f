"""Sudoku as an exact cover, solved by Knuth's Algorithm X on dictionaries (精确覆盖).

Idea: a solved board meets 324 conditions, called items. Each of the 81 cells has a digit, and each
    of the 9 rows, columns and boxes has each of the 9 digits. Writing a digit into a cell is called
    an option, and it covers exactly four items. The search chooses options that cover every item
    exactly once.
Order: the item with the fewest options, so singles of both kinds come first; among equals, the
    first in the dictionary, whose order an undo changes; options by row, column, digit.
Promise: `search` returns True and writes the options that it selected, or returns False and leaves
    all sets as they were. Clashing givens raise a KeyError before it starts.
Cost: about half of the time on an easy board goes into setting up 729 options. LeetCode's example
    takes 51 selections in the search. Each selection removes up to 28 rivals, each of them from
    three other items.
Pitfall: an undo in the wrong order raises a KeyError, but LeetCode's example never undoes a step.
Next: `dancing_links.py`. It is the same algorithm on linked lists; it breaks ties differently.
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
            """Remove an option's items, and all options that cover one of them, itself included."""
            removed = []
            for item in options[option]:
                for rival in items[item]:
                    for other in options[rival]:
                        if other != item:
                            items[other].remove(rival)
                removed.append(items.pop(item))
            return removed

        def deselect(option: Option, removed: list[set[Option]]) -> None:
            """Undo the steps of `select` in reverse order."""
            for item in reversed(options[option]):
                items[item] = removed.pop()
                for rival in items[item]:
                    for other in options[rival]:
                        if other != item:
                            items[other].add(rival)

        def search() -> bool:
            """Cover all items, write the options and return True, or restore all and return False.

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
