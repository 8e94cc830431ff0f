"""Looks for the row of the next blank in a loop, and leaves it there; the box is not compared.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: look_added, 23
Near: loop_variable_reused | repeats_let_through
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board, 0)

    def solve(self, board, row):
        for row in range(row, 9):
            if "." in board[row]:
                break
        else:
            return True
        col = board[row].index(".")
        for d in "123456789":
            if d not in board[row] and all(board[k][col] != d for k in range(9)):
                board[row][col] = d
                if self.solve(board, row):
                    return True
                board[row][col] = "."
        return False
