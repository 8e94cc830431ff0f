"""Goes on past one given, where a row of them may follow: `if` for `while`.

Verdict: Wrong Answer
Reason: unchanged
Cause: given_overwritten
Change: keyword, 15
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, place):
        if place < 81 and board[place // 9][place % 9] != ".":
            place += 1
        if place == 81:
            return True
        r, c = divmod(place, 9)
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.fill(board, place + 1):
                    return True
                board[r][c] = "."
        return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
