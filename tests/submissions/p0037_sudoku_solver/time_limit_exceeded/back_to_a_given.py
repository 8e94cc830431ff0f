"""Steps back to the cell before, which may be a given and sends it forward again, for ever.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: search_in_circles
Change: none
Near: endless_loop
Time limit: 0.2
Cases: Single candidates
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        given = [[ch != "." for ch in row] for row in board]
        i = 0
        while i < 81:
            r, c = divmod(i, 9)
            if given[r][c]:
                i += 1
                continue
            tried = 0 if board[r][c] == "." else int(board[r][c])
            board[r][c] = "."
            for d in range(tried + 1, 10):
                if self.fits(board, r, c, str(d)):
                    board[r][c] = str(d)
                    break
            i += 1 if board[r][c] != "." else -1

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
