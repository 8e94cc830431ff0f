"""Right, and slow: it keeps bits in the board and turns them back at the end.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: given_overwritten | blank_not_dot | int_digits
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                board[r][c] = 0 if board[r][c] == "." else 1 << int(board[r][c])
        self.fill(board)
        for r in range(9):
            for c in range(9):
                board[r][c] = str(board[r][c].bit_length() - 1)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if not board[r][c]:
                    for d in range(1, 10):
                        if self.fits(board, r, c, 1 << d):
                            board[r][c] = 1 << d
                            if self.fill(board):
                                return True
                            board[r][c] = 0
                    return False
        return True

    def fits(self, board, r, c, bit):
        seen = 0
        for k in range(9):
            for m in range(9):
                if r == k or c == m or (r // 3 == k // 3 and c // 3 == m // 3):
                    seen |= board[k][m]
        return not seen & bit
