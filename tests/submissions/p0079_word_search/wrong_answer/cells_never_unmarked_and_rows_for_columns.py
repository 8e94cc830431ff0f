"""Never takes a cell out of the set of visited cells, and starts in as many columns as there are rows.

Verdict: Wrong Answer
Reason: returned False
Cause: undo_missing, 16
Change: dimension, 16
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        self.board = board
        self.word = word
        self.seen = set()
        for r in range(len(board)):
            for c in range(len(board)):
                if self.trace(r, c, 0):
                    return True
        return False

    def trace(self, r, c, k):
        if not (0 <= r < len(self.board) and 0 <= c < len(self.board[0])):
            return False
        if (r, c) in self.seen or self.board[r][c] != self.word[k]:
            return False
        if k == len(self.word) - 1:
            return True
        self.seen.add((r, c))
        if (self.trace(r - 1, c, k + 1) or self.trace(r + 1, c, k + 1)
                or self.trace(r, c - 1, k + 1) or self.trace(r, c + 1, k + 1)):
            return True
        return False
