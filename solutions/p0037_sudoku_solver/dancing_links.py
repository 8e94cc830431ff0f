"""Exact cover again, on doubly linked lists with a cheap undo (舞蹈链, dancing links, DLX).

Idea: take a node out of a doubly linked list by joining its neighbours, but leave its own two links
    as they are. They still say where it was, so two assignments put it back. Each step of Algorithm
    X is a series of such removals, and its undo is the same series backwards.
Order: the column (item) with the fewest rows (options), the first among equals, digits ascending.
Promise: `search` returns True and leaves the board full, or returns False and leaves board and
    lists as they were.
Cost: 3,241 nodes are linked before the search starts: most of the time on an easy board. LeetCode's
    example takes 51 placements, none undone. Undoing a step costs as much as the step.
Pitfall: columns that are not uncovered in reverse order break the links silently: "Three candidates
    everywhere" is still solved, but in 238,500 placements instead of 7,495.
Next: `bitboard.py`. It keeps all candidates in one integer and examines them all at once.
"""

from collections.abc import Iterator
from itertools import product


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # Node 0 is the root, 1 to 324 are the columns. Each of 729 rows adds four nodes.
        left, right = [324, *range(324)], [*range(1, 325), 0]
        up, down, column = list(range(325)), list(range(325)), list(range(325))
        size = [0] * 325

        def columns(r: int, c: int, d: int) -> tuple[int, int, int, int]:
            b = r // 3 * 3 + c // 3
            return 1 + 9 * r + c, 82 + 9 * r + d, 163 + 9 * c + d, 244 + 9 * b + d

        def circle(links: list[int], start: int) -> Iterator[int]:
            """Yield the other nodes of the circle through `start`, along the links."""
            node = links[start]
            while node != start:
                yield node
                node = links[node]

        def cover(col: int) -> None:
            """Take out a column, and every row that has a node in it from all other columns."""
            right[left[col]], left[right[col]] = right[col], left[col]
            for row in circle(down, col):
                for node in circle(right, row):
                    down[up[node]], up[down[node]] = down[node], up[node]
                    size[column[node]] -= 1

        def uncover(col: int) -> None:
            """Put all back in exactly the reverse order, so each node finds its old neighbours."""
            for row in circle(up, col):
                for node in circle(left, row):
                    size[column[node]] += 1
                    down[up[node]] = up[down[node]] = node
            right[left[col]] = left[right[col]] = col

        def search() -> bool:
            """Cover all columns and return True, or leave board and lists as they were.

            This is right for the same reason as Algorithm X.
            """
            if right[0] == 0:
                return True  # no column is left
            col = min(circle(right, 0), key=lambda col: size[col])
            cover(col)
            for row in circle(down, col):
                cell, d = divmod((row - 325) // 4, 9)
                board[cell // 9][cell % 9] = str(d + 1)
                for node in circle(right, row):
                    cover(column[node])
                if search():
                    return True
                for node in circle(left, row):  # backwards: see the pitfall
                    uncover(column[node])
                board[cell // 9][cell % 9] = "."
            uncover(col)
            return False

        for r, c, d in product(range(9), repeat=3):
            first = len(column)
            for k, col in enumerate(columns(r, c, d)):
                left.append(first + (k - 1) % 4)
                right.append(first + (k + 1) % 4)
                up.append(up[col])
                down.append(col)
                down[up[col]] = up[col] = first + k
                column.append(col)
                size[col] += 1
        for r, c in product(range(9), repeat=2):
            if board[r][c] != ".":
                for col in columns(r, c, int(board[r][c]) - 1):
                    cover(col)  # clashing givens would cover a column twice
        search()
