"""Takes the index of the last blank for the end.

Verdict: Wrong Answer
Reason: unchanged | blanks left
Cause: slip
Change: comparison, 16
Near: never_written | blank_passed_by | count_not_restored
Catalogue: 53
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        k = 0
        while 0 <= k < len(todo) - 1:
            r, c = todo[k]
            start = 1 if board[r][c] == "." else int(board[r][c]) + 1
            board[r][c] = "."
            for d in map(str, range(start, 10)):
                if self.fits(board, r, c, d):
                    board[r][c] = d
                    k += 1
                    break
            else:
                k -= 1

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
