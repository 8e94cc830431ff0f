"""Find the first empty cell, try the digits that fit, and solve the rest (回溯, backtracking).

Idea: three questions, each with a function of its own. Where is the first blank? Does this digit
    fit there? Can the rest be solved? With answers to the first two, the third takes a loop
    and a recursive call.
Order: the first blank in reading order, digits ascending.
Promise: `solve` returns True and leaves the board full, or returns False and leaves the board as it
    was.
Cost: up to 81 reads to find a blank, up to 27 to check a digit. LeetCode's example takes 4,209
    calls and 4,208 placements. One call is open for each blank, and one more: 82 at most.
Pitfall: without `return True` after the recursive call, it finds the solution and undoes it.
Next: `used_digits.py`. It walks the same tree, but a check takes three look-ups.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def find_empty_cell(self, board: List[List[str]]) -> tuple[int, int] | None:
        for row in range(9):
            for col in range(9):
                if board[row][col] == ".":
                    return row, col
        return None  # not (-1, -1): Python would accept that as an index

    def check(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        for i in range(9):
            if board[i][col] == digit:
                return False
        for i in range(9):
            if board[row][i] == digit:
                return False
        top, left = row // 3 * 3, col // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if board[i][j] == digit:
                    return False
        return True

    def solve(self, board: List[List[str]]) -> bool:
        """Complete the board and return True, or leave it as it was and return False.

        If no blank is left, the board is complete: each digit passed the check when it was placed,
        and LeetCode promises givens that do not clash. If there is one, some digit must go there,
        and all nine are tried. A digit that fails is undone, so that the next one starts from the
        same board.
        """
        cell = self.find_empty_cell(board)
        if cell is None:
            return True
        row, col = cell
        for digit in "123456789":
            if self.check(board, row, col, digit):
                board[row][col] = digit
                if self.solve(board):
                    return True
                board[row][col] = "."
        return False
