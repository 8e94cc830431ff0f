"""Two nested loops over the board, with the recursion inside them (二维递归, "2-D recursion").

Idea: a call carries no position. It walks the board from the top left corner, stops at the first
    blank and tries the digits there. After each placement, a new call walks the board again. A call
    that meets no blank has found the board full.
Order: the first blank in reading order, digits ascending.
Promise: `backtracking` returns True and leaves the board full, or returns False and leaves the
    board as it was.
Cost: up to 81 reads to find a blank, up to 27 to check a digit. LeetCode's example takes 4,209
    calls and 4,208 placements. One call is open for each blank, and one more: 82 at most.
Pitfall: without the `return False` after the nine digits, the search reports success with blanks
    left.
Next: `used_digits.py`. It walks the same tree, but a check takes three look-ups.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtracking(board)

    def backtracking(self, board: List[List[str]]) -> bool:
        """Complete the board and return True, or leave it as it was and return False.

        Each call works on a board with one blank fewer than its caller's, so the recursion ends. If
        one blank takes no digit, no way of filling the others can help.
        """
        for row in range(9):
            for col in range(9):
                if board[row][col] != ".":
                    continue
                for digit in "123456789":
                    if self.is_valid(row, col, digit, board):
                        board[row][col] = digit
                        if self.backtracking(board):
                            return True
                        board[row][col] = "."
                # Without this line, the loops skip the blank that failed, fill the cells after it
                # and report True. Indented under `for row`, it fails on any full row.
                return False
        return True  # no blank was met: this is the base case

    def is_valid(self, row: int, col: int, val: str, board: List[List[str]]) -> bool:
        for i in range(9):
            if board[row][i] == val:
                return False
        for j in range(9):
            if board[j][col] == val:
                return False
        start_row, start_col = row // 3 * 3, col // 3 * 3
        for i in range(start_row, start_row + 3):
            for j in range(start_col, start_col + 3):
                if board[i][j] == val:
                    return False
        return True
