"""Remembers where a search failed, though the cells of another path may be free.

Verdict: Wrong Answer
Reason: returned False, but XOOOOOOXXXOO can be read from r4c1 to r2c2
Cause: stale_cache, 20
Change: cache, 20
"""


class Solution:
    def exist(self, board, word):
        self.board, self.word, self.failed = board, word, set()
        cells = [(r, c) for r in range(len(board)) for c in range(len(board[0]))]
        return any(self.reads(cell, 0, ()) for cell in cells)

    def reads(self, cell, k, path):
        r, c = cell
        if not (0 <= r < len(self.board) and 0 <= c < len(self.board[0])):
            return False
        if cell in path or (cell, k) in self.failed or self.board[r][c] != self.word[k]:
            return False
        if k == len(self.word) - 1:
            return True
        for following in (r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c):
            if self.reads(following, k + 1, (*path, cell)):
                return True
        self.failed.add((cell, k))
        return False
