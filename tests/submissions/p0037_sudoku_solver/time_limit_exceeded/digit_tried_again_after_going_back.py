"""Goes back to a cell and begins with the digit that it holds, not with the one after it.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: search_in_circles
Change: tried_again, 17
Time limit: 0.3
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        k = 0
        while k < len(blanks):
            r, c = blanks[k]
            first = 1 if board[r][c] == "." else int(board[r][c])
            board[r][c] = "."
            for d in range(first, 10):
                if self.fits(board, r, c, str(d)):
                    board[r][c] = str(d)
                    k += 1
                    break
            else:
                k -= 1

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
