"""Raises an error whose message is long, and quotes a traceback with another error.

Verdict: Runtime Error
Reason: ValueError: could not go on:
Cause: slip
Change: surplus, 17
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)
        quoted = 'could not go on:\nTraceback (most recent call last):\n  File "x.py", line 1\nKeyError: 5'
        error = ValueError(quoted + "\n" + "x" * 5000)
        error.add_note("Raised by the board")
        raise error

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.search(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
