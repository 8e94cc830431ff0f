"""Calls itself with the same cell for each neighbour.

Verdict: Wrong Answer
Reason: can be read
Cause: slip, 24
Change: pair, 24
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        m, n = len(board), len(board[0])
        seen = set()

        def dfs(r, c, k):
            if board[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            seen.add((r, c))
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                nr, nc = r + dr, c + dc
                if 0 <= nr < m and 0 <= nc < n and (nr, nc) not in seen:
                    if dfs(r, c, k + 1):
                        return True
            seen.remove((r, c))
            return False

        return any(dfs(r, c, 0) for r in range(m) for c in range(n))
