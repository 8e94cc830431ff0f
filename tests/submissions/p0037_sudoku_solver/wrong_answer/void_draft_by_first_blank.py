"""The second draft of the lesson: the deepest call returns, but tells its caller nothing.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on
Change: passed_on, 36
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def first_blank():
            for row in range(9):
                for col in range(9):
                    if board[row][col] == ".":
                        return row, col
            return None

        def fits(row, col, digit):
            top, left = row // 3 * 3, col // 3 * 3
            for k in range(9):
                if board[row][k] == digit or board[k][col] == digit:
                    return False
                if board[top + k // 3][left + k % 3] == digit:
                    return False
            return True

        def solve():
            cell = first_blank()
            if cell is None:
                return
            row, col = cell
            for digit in "123456789":
                if fits(row, col, digit):
                    board[row][col] = digit
                    solve()
                    board[row][col] = "."

        solve()
