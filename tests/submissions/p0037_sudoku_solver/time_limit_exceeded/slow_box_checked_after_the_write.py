"""Right, and slow: rows and columns are compared before the write, the box after it.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: repeats_let_through | box_formula | every_digit_refused | checked_too_late
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
                        if d in board[r] or d in [row[c] for row in board]:
                            continue
                        board[r][c] = d
                        box = [
                            board[r // 3 * 3 + i][c // 3 * 3 + j]
                            for i in range(3)
                            for j in range(3)
                        ]
                        if box.count(d) == 1 and self.fill(board):
                            return True
                        board[r][c] = "."
                    return False
        return True
