"""Frees the cell after each neighbour, and not after all of them.

Verdict: Wrong Answer
Reason: returned True
Cause: slip, 27
Change: moved, 27
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        cells = {}
        for r, row in enumerate(board):
            for c, ch in enumerate(row):
                cells[complex(r, c)] = ch
        used = set()

        def walk(pos, k):
            if cells.get(pos) != word[k] or pos in used:
                return False
            if k == len(word) - 1:
                return True
            used.add(pos)
            for step in (1, -1, 1j, -1j):
                if walk(pos + step, k + 1):
                    return True
                used.discard(pos)
            return False

        return any(walk(p, 0) for p in cells)
