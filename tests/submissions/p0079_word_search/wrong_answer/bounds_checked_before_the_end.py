"""Looks for a further cell before it notices that the whole word has been read.

Verdict: Wrong Answer
Reason: returned False, but A can be read at r1c1
Cause: slip, 18
Change: moved, 18
"""

DIRECTIONS = [(1, 0), (0, 1), (-1, 0), (0, -1)]


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        m, n = len(board), len(board[0])
        used = [[False] * n for _ in range(m)]

        def search(x, y, rest):
            if x < 0 or x >= m or y < 0 or y >= n or used[x][y]:
                return False
            if not rest:
                return True
            if board[x][y] != rest[0]:
                return False
            used[x][y] = True
            for dx, dy in DIRECTIONS:
                if search(x + dx, y + dy, rest[1:]):
                    return True
            used[x][y] = False
            return False

        for x in range(m):
            for y in range(n):
                if search(x, y, word):
                    return True
        return False
