"""Calls itself for the neighbours and does nothing with what comes back.

Verdict: Wrong Answer
Reason: returned False, but ABA can be read from r1c1 to r1c3
Cause: slip, 25
Change: passed_on, 25
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        visited = set()

        def backtrack(r, c, index):
            if index == len(word):
                return True
            if r < 0 or c < 0 or r >= rows or c >= cols:
                return False
            if (r, c) in visited or board[r][c] != word[index]:
                return False

            visited.add((r, c))
            for dr, dc in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
                backtrack(r + dr, c + dc, index + 1)
            visited.remove((r, c))
            return False

        return any(backtrack(r, c, 0) for r in range(rows) for c in range(cols))
