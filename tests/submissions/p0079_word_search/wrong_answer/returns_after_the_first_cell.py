"""Returns the result of the first start cell, so no other start is tried.

Verdict: Wrong Answer
Reason: returned False, but SEE can be read from r2c4 to r3c3
Cause: slip, 34
Change: passed_on, 34
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        self.board, self.word = board, word
        self.rows, self.cols = len(board), len(board[0])

        def read(r, c, i):
            if not (0 <= r < self.rows and 0 <= c < self.cols):
                return False
            if self.board[r][c] != self.word[i]:
                return False
            if i + 1 == len(self.word):
                return True
            self.board[r][c] = None
            found = (
                read(r, c + 1, i + 1)
                or read(r + 1, c, i + 1)
                or read(r, c - 1, i + 1)
                or read(r - 1, c, i + 1)
            )
            self.board[r][c] = self.word[i]
            return found

        for r in range(self.rows):
            for c in range(self.cols):
                return read(r, c, 0)
        return False
