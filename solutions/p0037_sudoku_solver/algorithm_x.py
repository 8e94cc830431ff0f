"""Sudoku as an exact cover, solved by Knuth's Algorithm X on dictionaries (精确覆盖).

Idea: a solved board meets 324 conditions. Each of 81 cells has a digit, and each of 9 rows, columns
    and boxes has each of 9 digits. These conditions are called items. Writing a digit into a cell
    is called an option, and it covers exactly four items. The search chooses options that cover
    every item exactly once.

Who teaches it: Donald Knuth, "Dancing Links" (2000, arXiv cs/0011047) and The Art of Computer
    Programming 4B, 7.2.2.1, where the words "item" and "option" come from. The dictionaries come
    from Ali Assaf, "Algorithm X in 30 lines!" (cs.mcgill.ca/~aassaf9/python/algorithm_x.html).

Representation: `options` maps each of the 729 options to its four items and never changes. `items`
    maps each open item to the set of options that could still cover it. The board is read at the
    start and written at the end, so the board does not show the search.

Propagation: selecting an option removes its items and all options that clash with it.

Branching: the item with the fewest options. A cell with one candidate (naked single) and a digit
    with one place in a unit (hidden single) are the same thing here: an item with one option.

Why it is right: some option must cover each item, so trying all options of one item misses nothing.
    Options that share an item with a selected one are removed, so no item is covered twice.

Cost: on an easy board, most of the time goes into setting up 729 options. LeetCode's example takes
    51 selections, none undone. One selection removes up to 28 rivals, each from three other items.
    The scan for the smallest item looks at every open item.

Where it breaks: `deselect` must undo the steps of `select` in reverse order. Otherwise it raises a
    KeyError, but only on a board where the search goes back. LeetCode's example never goes back, so
    it does not reveal the mistake. Clashing givens raise a KeyError too, because the second one
    does not find its item any more. Fewest options first is not always better: LeetCode-Feedback's
    board 34430 takes 12,819 selections here and 1,135 placements row by row.

In the interview: say "exact cover", and name the four kinds of items and their number, 4 x 81. The
    same thirty lines solve N queens and polyomino tilings with other items.

Roads not taken: Assaf's version generates all solutions. This one stops at the first. Linked lists
    instead of sets make each undo exact and cheap (`dancing_links.py`).
"""

Option = tuple[int, int, int]  # row, column, digit
Item = tuple[str, int, int]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        options = {
            (row, col, digit): self.items_of(row, col, digit)
            for row in range(9)
            for col in range(9)
            for digit in range(1, 10)
        }
        items: dict[Item, set[Option]] = {}
        for option, kept in options.items():
            for item in kept:
                items.setdefault(item, set()).add(option)

        for row in range(9):
            for col in range(9):
                if board[row][col] != ".":
                    self.select(items, options, (row, col, int(board[row][col])))
        chosen: list[Option] = []
        if self.search(items, options, chosen):
            for row, col, digit in chosen:
                board[row][col] = str(digit)

    def items_of(self, row: int, col: int, digit: int) -> tuple[Item, ...]:
        box = row // 3 * 3 + col // 3
        return ("cell", row, col), ("row", row, digit), ("col", col, digit), ("box", box, digit)

    def search(
        self,
        items: dict[Item, set[Option]],
        options: dict[Option, tuple[Item, ...]],
        chosen: list[Option],
    ) -> bool:
        if not items:
            return True
        tightest = min(items, key=lambda item: len(items[item]))
        for option in sorted(items[tightest]):
            chosen.append(option)
            removed = self.select(items, options, option)
            if self.search(items, options, chosen):
                return True
            self.deselect(items, options, option, removed)
            chosen.pop()
        return False

    def select(
        self,
        items: dict[Item, set[Option]],
        options: dict[Option, tuple[Item, ...]],
        option: Option,
    ) -> list[set[Option]]:
        removed = []
        for item in options[option]:
            for rival in items[item]:
                for other in options[rival]:
                    if other != item:
                        items[other].remove(rival)
            removed.append(items.pop(item))
        return removed

    def deselect(
        self,
        items: dict[Item, set[Option]],
        options: dict[Option, tuple[Item, ...]],
        option: Option,
        removed: list[set[Option]],
    ) -> None:
        for item in reversed(options[option]):
            items[item] = removed.pop()
            for rival in items[item]:
                for other in options[rival]:
                    if other != item:
                        items[other].add(rival)
