"""One index 0-80, digits written first and checked after, and all solutions (回溯求所有解).

Idea: the cells are numbered from 0 to 80. Write a digit into a cell, then check whether it may
    stay. If so, go on with the next index. Index 81 means a solution: yield it, and go on searching
    if the caller wants more.
Order: cells in reading order, digits ascending.
Promise: `solutions` yields every solution once, as a copy. When it is exhausted, the board is the
    puzzle again.
Cost: up to nine checks for each visit to a blank, whose first digit counts as a placement. On
    LeetCode's example: 4,208 placements, 33,444 overwrites and 4,157 undos, with 82 generators
    open. Finding all solutions takes the whole tree.
Pitfall: yield `board` instead of a copy, and a list of solutions holds the same board many times.
Next: `used_digits.py`. It looks a digit up in three sets before it writes it.
"""

from collections.abc import Iterator


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # The copy, so that nothing depends on how the abandoned search leaves the board.
        solution = next(self.solutions(board), board)
        for row in range(9):
            board[row][:] = solution[row]

    def solutions(self, board: List[List[str]]) -> Iterator[List[List[str]]]:
        def fits(row: int, col: int) -> bool:
            digit = board[row][col]
            top, left = row // 3 * 3, col // 3 * 3
            for k in range(9):
                if k != row and board[k][col] == digit:
                    return False
                if k != col and board[row][k] == digit:
                    return False
            for r in range(top, top + 3):
                for c in range(left, left + 3):
                    if (r != row or c != col) and board[r][c] == digit:
                        return False
            return True

        def search(index: int) -> Iterator[List[List[str]]]:
            """Yield every way to fill the cells from `index` on, each once; then undo it all."""
            if index == 81:
                yield [list(row) for row in board]
                return
            row, col = divmod(index, 9)
            if board[row][col] != ".":
                yield from search(index + 1)
                return
            for digit in "123456789":
                board[row][col] = digit  # written first ...
                if fits(row, col):  # ... and checked where it stands
                    yield from search(index + 1)
            # After the loop, as each digit overwrites the last one. Without this reset, the 9
            # stays, and later visits take it for a given.
            board[row][col] = "."

        return search(0)
