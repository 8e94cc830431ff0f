"""Visits the cells in order; at a given it drops the result of the rest, and tries digits as well.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: success_not_passed_on, 31
Change: passed_on, 31
Near: endless_loop | given_overwritten | guess_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def clashes(row, column, digit):
            for k in range(9):
                if k != column and board[row][k] == digit:
                    return True
                if k != row and board[k][column] == digit:
                    return True
            top, left = row // 3 * 3, column // 3 * 3
            for r in range(top, top + 3):
                for c in range(left, left + 3):
                    if (r, c) != (row, column) and board[r][c] == digit:
                        return True
            return False

        def visit(cell):
            if cell == 81:
                return True
            row, column = cell // 9, cell % 9
            if board[row][column] != ".":
                visit(cell + 1)
            for digit in "123456789":
                if not clashes(row, column, digit):
                    board[row][column] = digit
                    if visit(cell + 1):
                        return True
                    board[row][column] = "."
            return False

        visit(0)
