"""Lists the direction up twice and never tries to go down.

Verdict: Wrong Answer
Reason: returned False, but
Cause: slip, 12
Change: direction_repeated, 12
Page: full
"""


class Solution:
    STEPS = [(-1, 0), (-1, 0), (0, -1), (0, 1)]

    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])

        def read(r, c, k):
            if k == len(word):
                return True
            if not (0 <= r < rows and 0 <= c < cols) or board[r][c] != word[k]:
                return False
            board[r][c] = "*"
            found = any(read(r + dr, c + dc, k + 1) for dr, dc in self.STEPS)
            board[r][c] = word[k]
            return found

        return any(read(r, c, 0) for r in range(rows) for c in range(cols))
