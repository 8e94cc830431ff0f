"""Right, and slow: it sorts the rows by their blanks, and puts them back at the end.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: given_overwritten | never_written
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        order = sorted(range(9), key=lambda r: board[r].count("."))
        board[:] = [board[r] for r in order]
        place = {r: i for i, r in enumerate(order)}
        cells = [(r, c) for r in order for c in range(9) if board[place[r]][c] == "."]

        def fits(r, c, d):
            for i in range(9):
                for j in range(9):
                    same = i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3)
                    if same and board[place[i]][j] == d:
                        return False
            return True

        def fill(k):
            if k == len(cells):
                return True
            r, c = cells[k]
            for d in "123456789":
                if fits(r, c, d):
                    board[place[r]][c] = d
                    if fill(k + 1):
                        return True
                    board[place[r]][c] = "."
            return False

        fill(0)
        board[:] = [board[place[r]] for r in range(9)]
