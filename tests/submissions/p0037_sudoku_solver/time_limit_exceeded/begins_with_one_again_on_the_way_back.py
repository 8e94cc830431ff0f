"""Goes back a cell and begins with 1 there again.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: search_in_circles
Change: none
Near: endless_loop
Time limit: 0.2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def clash(r, c, d):
            for k in range(9):
                if board[r][k] == d:
                    return True
                if board[k][c] == d:
                    return True
                if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                    return True
            return False

        at = 0
        while 0 <= at < len(blanks):
            r, c = blanks[at]
            start = 1
            board[r][c] = "."
            for d in range(start, 10):
                if not clash(r, c, str(d)):
                    board[r][c] = str(d)
                    at += 1
                    break
            else:
                at -= 1
