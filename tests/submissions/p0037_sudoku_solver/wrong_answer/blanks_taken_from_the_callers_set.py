"""Takes a cell out of the set of blanks that it was given, and so out of its caller's.

Verdict: Wrong Answer
Reason: blanks left
Cause: count_not_restored
Change: undo, 28 | shared_argument, 27
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = {(r, c) for r in range(9) for c in range(9) if board[r][c] == "."}
        self.fill(board, blanks)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill(self, board, blanks):
        if not blanks:
            return True
        r, c = min(blanks, key=lambda cell: len(self.options(board, *cell)))
        blanks.remove((r, c))
        for d in self.options(board, r, c):
            board[r][c] = d
            if self.fill(board, blanks):
                return True
        board[r][c] = "."
        return False
