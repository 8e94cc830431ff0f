"""Writes `d in row or column or box`, as one would say it: only the row is asked.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: look_missing, 32
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                if d == ".":
                    blanks.append((r, c))
                else:
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[r // 3 * 3 + c // 3].add(d)

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            for d in "123456789":
                if d in rows[r] or cols[c] or boxes[b]:
                    continue
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[b].add(d)
                if fill(k + 1):
                    return True
                board[r][c] = "."
                rows[r].remove(d)
                cols[c].remove(d)
                boxes[b].remove(d)
            return False

        fill(0)
