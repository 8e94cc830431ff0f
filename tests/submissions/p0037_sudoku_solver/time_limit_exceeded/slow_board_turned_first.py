"""Right, and slow: it transposes the board in place, solves it and transposes it back.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: given_overwritten | answer_transposed
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.turn(board)
        self.fill(board)
        self.turn(board)

    def turn(self, board):
        for r in range(9):
            for c in range(r):
                board[r][c], board[c][r] = board[c][r], board[r][c]

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for i in range(9):
            for j in range(9):
                same = i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)
                if same and board[i][j] == d:
                    return False
        return True
