"""Pushes the same set of used cells for each path.

Verdict: Wrong Answer
Reason: can be read
Cause: slip, 25
Change: entries_shared, 25
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        m, n = len(board), len(board[0])
        stack = []
        for r in range(m):
            for c in range(n):
                if board[r][c] == word[0]:
                    stack.append((r, c, 1, {(r, c)}))
        while stack:
            r, c, k, seen = stack.pop()
            if k == len(word):
                return True
            for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= nr < m and 0 <= nc < n and (nr, nc) not in seen:
                    if board[nr][nc] == word[k]:
                        seen.add((nr, nc))
                        stack.append((nr, nc, k + 1, seen))
        return False
