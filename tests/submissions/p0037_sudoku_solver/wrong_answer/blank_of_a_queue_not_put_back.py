"""Takes the next blank from a queue, and does not put it back where no digit fits.

Verdict: Wrong Answer
Reason: blanks left
Cause: undo_missing, 21
Change: choice_shared, 21
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = deque((r, c) for r in range(9) for c in range(9) if board[r][c] == ".")

        def fill():
            if not blanks:
                return True
            r, c = blanks.popleft()
            options = self.options(board, r, c)
            if not options:
                return False
            for d in options:
                board[r][c] = d
                if fill():
                    return True
            board[r][c] = "."
            return False

        fill()

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]
