"""Steps diagonally instead of up, and frees a cell after the first direction.

Verdict: Wrong Answer
Reason: cannot be read
Cause: slip, 34
Change: moved, 34
"""


class Solution:
    DIRS = [(0, 1), (1, 0), (0, -1), (-1, -1)]

    def exist(self, board: List[List[str]], word: str) -> bool:
        self.board = board
        self.word = word
        self.seen = set()
        for r, row in enumerate(board):
            for c, _ in enumerate(row):
                if self.walk(r, c, 0):
                    return True
        return False

    def walk(self, r, c, k):
        if k == len(self.word):
            return True
        if not (0 <= r < len(self.board) and 0 <= c < len(self.board[0])):
            return False
        if (r, c) in self.seen or self.board[r][c] != self.word[k]:
            return False
        self.seen.add((r, c))
        for dr, dc in self.DIRS:
            if self.walk(r + dr, c + dc, k + 1):
                return True
            self.seen.discard((r, c))
        return False
