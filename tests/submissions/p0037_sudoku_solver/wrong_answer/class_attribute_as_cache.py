"""Keeps what it has seen in a class attribute, which the next case finds there again.

Verdict: Wrong Answer
Reason: unchanged
Cause: state_kept, 13
Change: none
Near: threads_left
Catalogue: 59
"""


class Solution:
    tried = set()

    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d) and (r, c, d) not in self.tried:
                            board[r][c] = d
                            if self.fill(board):
                                self.tried.add((r, c, d))
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
