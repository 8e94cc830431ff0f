"""Lists the singles that it fills in after each guess, and undoes the guess alone.

Verdict: Wrong Answer
Reason: still blank
Cause: deductions_not_undone
Change: shared_argument, 43
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill_singles(self, board, filled):
        found = True
        while found:
            found = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        options = self.options(board, r, c)
                        if not options:
                            return False
                        if len(options) == 1:
                            board[r][c] = options[0]
                            filled.append((r, c))
                            found = True
        return True

    def search(self, board):
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not blanks:
            return True
        r, c = min(blanks, key=lambda cell: len(self.options(board, *cell)))
        for d in self.options(board, r, c):
            filled = []
            board[r][c] = d
            if self.fill_singles(board, filled) and self.search(board):
                return True
            board[r][c] = "."
        return False
