"""Fills in each cell that has candidates, where it means those that have one.

Verdict: Wrong Answer
Reason: blanks left
Cause: slip
Change: single, 19
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        options = self.options(board, r, c)
                        if len(options) > 0:
                            board[r][c] = options.pop()
                            changed = True
        self.fill(board)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return set("123456789") - used

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in self.options(board, r, c):
                        board[r][c] = d
                        if self.fill(board):
                            return True
                        board[r][c] = "."
                    return False
        return True
