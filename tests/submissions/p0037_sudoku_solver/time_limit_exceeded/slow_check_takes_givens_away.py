"""Right, and slow: it takes each cell away for a moment to compare it with the rest.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: given_erased | given_overwritten | search_in_circles | endless_loop
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        board[r][c] = d
                        if self.valid(board) and self.fill(board):
                            return True
                        board[r][c] = "."
                    return False
        return True

    def valid(self, board):
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                if d == ".":
                    continue
                board[r][c] = " "
                clash = any(
                    d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
                    for k in range(9)
                )
                board[r][c] = d
                if clash:
                    return False
        return True
