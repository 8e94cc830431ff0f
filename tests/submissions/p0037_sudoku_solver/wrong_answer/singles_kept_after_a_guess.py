"""Fills single candidates in after each guess, and undoes only the guess.

Verdict: Wrong Answer
Reason: 9 cells are still blank, first r1c4 (board[0][3])
Cause: deductions_not_undone
Change: undo_incomplete, 41
Near: guess_missing | undo_missing | never_backtracks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)

    def candidates(self, board, r, c):
        box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return sorted(set("123456789") - set(board[r]) - {row[c] for row in board} - box)

    def singles(self, board):
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        left = self.candidates(board, r, c)
                        if not left:
                            return False
                        if len(left) == 1:
                            board[r][c] = left[0]
                            changed = True
        return True

    def search(self, board):
        if not self.singles(board):
            return False
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not blanks:
            return True
        r, c = min(blanks, key=lambda cell: len(self.candidates(board, *cell)))
        for d in self.candidates(board, r, c):
            board[r][c] = d
            if self.search(board):
                return True
            board[r][c] = "."
        return False
