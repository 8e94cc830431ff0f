"""Right, and slow: it fills a row with each order of the missing digits, and checks it when it is full.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: repeats_let_through | placed_not_noted | unit_not_compared | nothing_compared | checked_too_late
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, r):
        if r == 9:
            return True
        blanks = [c for c in range(9) if board[r][c] == "."]
        missing = [d for d in "123456789" if d not in board[r]]
        for order in permutations(missing):
            for c, d in zip(blanks, order):
                board[r][c] = d
            if self.valid(board, r) and self.fill(board, r + 1):
                return True
            for c in blanks:
                board[r][c] = "."
        return False

    def valid(self, board, r):
        for c in range(9):
            d = board[r][c]
            if [board[i][c] for i in range(9)].count(d) > 1:
                return False
            box = [board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] for i in range(9)]
            if box.count(d) > 1:
                return False
        return True
