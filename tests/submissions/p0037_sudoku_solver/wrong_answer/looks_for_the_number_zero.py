"""A listing for a board of numbers: it looks for cells that are 0, finds none in a board of text,
and takes it for a full one.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: text, 32
Near: board_rebound | zero_taken_for_none
Catalogue: 49
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def solve(self, board):
        cell = self.find_blank(board)
        if cell is None:
            return True
        r, c = cell
        for d in self.candidates(board, r, c):
            board[r][c] = d
            if self.solve(board):
                return True
            board[r][c] = "."
        return False

    def find_blank(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == 0:
                    return r, c
        return None

    def candidates(self, board, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        used = set(board[r]) | {row[c] for row in board}
        for row in board[top : top + 3]:
            used |= set(row[left : left + 3])
        return [d for d in "123456789" if d not in used]
