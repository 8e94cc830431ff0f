"""Lists the blanks once, and takes the first of them in every call.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion, 20
Change: none
Near: endless_loop | index_out_of_range
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.fill(board)

    def fill(self, board):
        r, c = self.blanks[0]
        for d in "123456789":
            board[r][c] = d
            if self.fill(board):
                return True
            board[r][c] = "."
        return not self.blanks
