"""Adds the column to the digits of the row, and then puts those of the box in their place.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: overwritten, 17
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def options(self, board, r, c):
        used = set(board[r])
        used |= {board[k][c] for k in range(9)}
        used = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

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
