"""Marks the cells of a path, and forgets the marks only when the search begins at another cell.

Verdict: Wrong Answer
Reason: returned False, but CCBCBA can be read from r2c1 to r1c1
Cause: undo_missing, 23
Change: undo, 23
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        used = set()

        def walk(r, c, k):
            if k == len(word):
                return True
            if not (0 <= r < rows and 0 <= c < cols) or (r, c) in used or board[r][c] != word[k]:
                return False
            used.add((r, c))
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                if walk(r + dr, c + dc, k + 1):
                    return True
            return False

        for r in range(rows):
            for c in range(cols):
                used.clear()
                if walk(r, c, 0):
                    return True
        return False
