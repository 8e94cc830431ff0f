"""Remembers the candidates of a cell by the number of blanks, which does not tell which digits
stand.

Verdict: Wrong Answer
Reason: unchanged
Cause: placed_not_noted, 37
Change: none
Near: state_kept
"""


class Solution:
    cache = {}

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
                if board[r][c] == ".":
                    return r, c
        return None

    def candidates(self, board, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        blanks = [ch for row in board for ch in row if ch == "."]
        used = set(board[r]) | {row[c] for row in board}
        for row in board[top : top + 3]:
            used |= set(row[left : left + 3])
        left = [d for d in "123456789" if d not in used]
        return self.cache.setdefault((r, c, len(blanks)), left)
