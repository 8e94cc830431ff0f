"""Fills the blanks that have one candidate left, again and again, and guesses never.

Verdict: Wrong Answer
Reason: blanks left
Cause: guess_missing
Change: none
Near: undo_missing | never_backtracks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        left = self.candidates(board, r, c)
                        if len(left) == 1:
                            board[r][c] = left.pop()
                            changed = True

    def candidates(self, board, r, c):
        box = {board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)}
        return set("123456789") - set(board[r]) - {row[c] for row in board} - box
