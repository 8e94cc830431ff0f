"""Takes a blank out of the list that it loops over, and leaves the loop with it. It is not put back.

Verdict: Wrong Answer
Reason: blanks left
Cause: count_not_restored
Change: undo, 24
Near: modified_while_iterating | undo_missing | never_backtracks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.go(board, blanks)

    def go(self, board, blanks):
        for r, c in blanks:
            blanks.remove((r, c))
            for d in "123456789":
                if self.fits(board, r, c, d):
                    board[r][c] = d
                    if self.go(board, blanks):
                        return True
                    board[r][c] = "."
            return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
