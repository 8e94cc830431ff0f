"""Asks for the blank with the fewest candidates when none is left.

Verdict: Runtime Error
Reason: ValueError
Cause: value_not_accepted, 22
Change: none
Near: never_backtracks | index_out_of_range | exit_called
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def left(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill(self, board):
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        r, c = min(blanks, key=lambda cell: len(self.left(board, *cell)))
        for d in self.left(board, r, c):
            board[r][c] = d
            if self.fill(board):
                return True
            board[r][c] = "."
        return False
