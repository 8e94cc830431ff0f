"""Strikes a digit from the candidates of all peers, and does not restore them on the way back.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: undo_missing
Change: undo_incomplete, 25
Near: note_not_undone | digit_never_placed | guess_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        left = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    left[r, c] = {d for d in "123456789" if self.fits(board, r, c, d)}
        self.fill(board, left)

    def fill(self, board, left):
        blanks = [(r, c) for r, c in left if board[r][c] == "."]
        if not blanks:
            return True
        r, c = min(blanks, key=lambda cell: len(left[cell]))
        for d in sorted(left[r, c]):
            board[r][c] = d
            for i, j in left:
                if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3):
                    if (i, j) != (r, c):
                        left[i, j].discard(d)
            if self.fill(board, left):
                return True
            board[r][c] = "."
        return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
