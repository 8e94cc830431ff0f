"""Asks whether a digit is one of three sets, and not whether one of them holds it.

Verdict: Wrong Answer
Reason: digit twice
Cause: nothing_compared
Change: nested, 32
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
            row, col, box = rows[r], cols[c], boxes[r // 3 * 3 + c // 3]
            for d in "123456789":
                if d not in (row, col, box):
                    board[r][c] = d
                    row.add(d)
                    col.add(d)
                    box.add(d)
                    if fill(k + 1):
                        return True
                    board[r][c] = "."
                    row.discard(d)
                    col.discard(d)
                    box.discard(d)
            return False

        fill(0)
