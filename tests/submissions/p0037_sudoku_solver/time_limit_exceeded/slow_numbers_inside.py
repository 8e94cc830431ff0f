"""Right, and slow: the board holds numbers until it is solved.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: int_digits | blank_not_dot
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in board:
            row[:] = [0 if cell == "." else int(cell) for cell in row]
        self.fill(board)
        for row in board:
            row[:] = map(str, row)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == 0:
                    for d in range(1, 10):
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.fill(board):
                                return True
                            board[r][c] = 0
                    return False
        return True

    def fits(self, board, r, c, d):
        peers = [board[r][k] for k in range(9)] + [board[k][c] for k in range(9)]
        peers += [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
        return sorted(peers).count(d) == 0
