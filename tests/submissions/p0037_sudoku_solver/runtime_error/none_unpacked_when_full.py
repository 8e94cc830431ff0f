"""Unpacks the next blank without asking whether there is one: it fails when the board is full.

Verdict: Runtime Error
Reason: TypeError: cannot unpack non-iterable NoneType object
Cause: result_unchecked
Change: result_unchecked, 16
Near: wrong_type
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def solve(self, board):
        r, c = self.find_blank(board)
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
        used = set(board[r]) | {row[c] for row in board}
        for row in board[top : top + 3]:
            used |= set(row[left : left + 3])
        return [d for d in "123456789" if d not in used]
