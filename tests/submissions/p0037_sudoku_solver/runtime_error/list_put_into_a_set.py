"""Puts lists into a set: a list can change, so it has no hash.

Verdict: Runtime Error
Reason: unhashable
Cause: wrong_type
Change: unhashable, 16
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.add([r, c])
        self.fill(board, blanks)

    def fill(self, board, blanks):
        if not blanks:
            return True
        r, c = min(blanks, key=lambda cell: len(self.options(board, *cell)))
        for d in self.options(board, r, c):
            board[r][c] = d
            if self.fill(board, blanks - {(r, c)}):
                return True
            board[r][c] = "."
        return False

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]
