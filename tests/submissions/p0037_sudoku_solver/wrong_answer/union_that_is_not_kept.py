"""Calls `union` for the digits of the box and drops the new set that it returns.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: result_lost, 18
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def options(self, board, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        used = set(board[r])
        used.update(row[c] for row in board)
        used.union({board[top + k // 3][left + k % 3] for k in range(9)})
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
