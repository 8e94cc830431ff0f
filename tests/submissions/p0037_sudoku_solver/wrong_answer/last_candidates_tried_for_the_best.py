"""Looks for the blank with the fewest candidates, and tries the candidates of the last blank.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: slip, 29
Change: name, 29
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fitting(r, c):
            seen = {*board[r], *(row[c] for row in board)}
            for row in board[r // 3 * 3 : r // 3 * 3 + 3]:
                seen.update(row[c // 3 * 3 : c // 3 * 3 + 3])
            return [d for d in "123456789" if d not in seen]

        def search():
            fewest, blank = None, None
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        options = fitting(r, c)
                        if fewest is None or len(options) < len(fewest):
                            fewest, blank = options, (r, c)
            if blank is None:
                return True
            r, c = blank
            for d in options:
                board[r][c] = d
                if search():
                    return True
            board[r][c] = "."
            return False

        search()
