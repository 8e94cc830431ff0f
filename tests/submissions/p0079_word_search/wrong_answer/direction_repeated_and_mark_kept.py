"""Has one direction twice, and keeps the marks of failed paths in lists made by a comprehension.

Verdict: Wrong Answer
Reason: returned False, but CBAD can be read from r2c2 to r2c1
Cause: slip, 26
Change: direction_repeated, 26
"""


class Solution:
    def exist(self, board, word):
        self.board, self.word = board, word
        self.seen = [[False for _ in row] for row in board]
        for r in range(len(board)):
            for c in range(len(board[0])):
                if self.read(r, c, 0):
                    return True
        return False

    def read(self, r, c, k):
        if self.board[r][c] != self.word[k]:
            return False
        if k == len(self.word) - 1:
            return True
        self.seen[r][c] = True
        for dr, dc in [(0, 1), (0, -1), (1, 0), (1, 0)]:
            i, j = r + dr, c + dc
            if 0 <= i < len(self.board) and 0 <= j < len(self.board[0]) and not self.seen[i][j]:
                if self.read(i, j, k + 1):
                    return True
        return False
