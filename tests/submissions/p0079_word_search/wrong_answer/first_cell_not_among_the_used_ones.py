"""Starts a path from a stack with no used cell, so the first one can be used again.

Verdict: Wrong Answer
Reason: cannot be read
Cause: slip, 17
Change: start, 17
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        stack = []
        for r in range(rows):
            for c in range(cols):
                if board[r][c] == word[0]:
                    stack.append((r, c, 1, frozenset()))
        while stack:
            r, c, k, used = stack.pop()
            if k == len(word):
                return True
            for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if not (0 <= nr < rows and 0 <= nc < cols):
                    continue
                if (nr, nc) in used or board[nr][nc] != word[k]:
                    continue
                stack.append((nr, nc, k + 1, used | {(nr, nc)}))
        return False
