"""Takes the next blank from one queue that all calls share, so it is gone for the others.

Verdict: Wrong Answer
Reason: blanks left
Cause: blank_passed_by
Change: shared_argument, 29
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = deque((r, c) for r in range(9) for c in range(9) if board[r][c] == ".")
        self.fill(board, blanks)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill(self, board, blanks):
        if not blanks:
            return True
        r, c = blanks.popleft()
        options = self.options(board, r, c)
        if not options:
            return False
        for d in options:
            board[r][c] = d
            if self.fill(board, blanks):
                return True
        board[r][c] = "."
        return False
