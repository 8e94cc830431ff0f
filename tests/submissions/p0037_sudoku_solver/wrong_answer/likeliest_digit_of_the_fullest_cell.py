"""Writes one digit into the cell with the fewest candidates and calls itself, but never goes back.

Verdict: Wrong Answer
Reason: 52 cells are still blank, first r1c4 (board[0][3])
Cause: undo_missing
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        choices = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    used = {*board[r], *(row[c] for row in board)}
                    used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
                    choices[r, c] = sorted({*"123456789"} - used, reverse=True)
        if not choices:
            return True
        r, c = min(choices, key=lambda cell: len(choices[cell]))
        if not choices[r, c]:
            return False
        board[r][c] = choices[r, c][0]
        return self.fill(board)
