"""A closure that returns nothing takes every digit back, and its check lets none be placed.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on, 32
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def free(row, column, digit):
            for k in range(9):
                if digit in (board[row][k], board[k][column]):
                    return False
            top, left = row // 3 * 3, column // 3
            for r in range(top, top + 3):
                for c in range(left, left + 7):
                    if board[r][c] == digit:
                        return False
            return True

        def fill():
            for row in range(9):
                for column in range(9):
                    if board[row][column] != ".":
                        continue
                    for digit in "123456789":
                        if free(row, column, digit):
                            board[row][column] = digit
                            fill()
                            board[row][column] = "."
                    return

        fill()
