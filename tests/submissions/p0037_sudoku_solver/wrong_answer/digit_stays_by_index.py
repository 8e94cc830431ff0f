"""Goes through a list of blanks and never blanks one where no digit is left.

Verdict: Wrong Answer
Reason: blanks left
Cause: undo_missing
Change: undo, 30
Near: never_backtracks | blank_passed_by | repeats_let_through
Catalogue: 53
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def fits(r, c, d):
            for k in range(9):
                if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                    return False
            return True

        def fill(k):
            if k == len(todo):
                return True
            r, c = todo[k]
            for d in "123456789":
                if fits(r, c, d):
                    board[r][c] = d
                    if fill(k + 1):
                        return True
            return False

        fill(0)
