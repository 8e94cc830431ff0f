"""Erases each digit from the sets after it was tried, also those that were refused.

Verdict: Wrong Answer
Reason: digit twice
Cause: slip
Change: moved, 38
Near: given_not_noted | notes_cleared | note_not_undone
"""

from collections import defaultdict


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        used = defaultdict(set)
        queue = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    queue.append((r, c))
                    continue
                for key in (("r", r), ("c", c), ("b", r // 3, c // 3)):
                    used[key].add(board[r][c])

        def place(i):
            if i >= len(queue):
                return True
            r, c = queue[i]
            keys = ("r", r), ("c", c), ("b", r // 3, c // 3)
            for d in "123456789":
                if all(d not in used[k] for k in keys):
                    for k in keys:
                        used[k].add(d)
                    board[r][c] = d
                    if place(i + 1):
                        return True
                    board[r][c] = "."
                for k in keys:
                    used[k].discard(d)
            return False

        place(0)
