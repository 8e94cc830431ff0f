"""Keeps what `sort` returns, which is None: it sorts the list itself.

Verdict: Runtime Error
Reason: NoneType
Cause: wrong_type
Change: returns_none, 13
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        blanks = blanks.sort(key=lambda cell: len(self.options(board, *cell)))
        self.fill(board, blanks, 0)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill(self, board, blanks, k):
        if k == len(blanks):
            return True
        r, c = blanks[k]
        for d in self.options(board, r, c):
            board[r][c] = d
            if self.fill(board, blanks, k + 1):
                return True
            board[r][c] = "."
        return False
