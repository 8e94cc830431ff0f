"""Keeps boxes under the key (r // 3, c): the column is not divided.

Verdict: Wrong Answer
Reason: unchanged
Cause: box_formula
Change: operand_missing, 23
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = defaultdict(set)
        cols = defaultdict(set)
        boxes = defaultdict(set)
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[r // 3, c].add(board[r][c])

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for d in "123456789":
                if d not in rows[r] and d not in cols[c] and d not in boxes[r // 3, c // 3]:
                    board[r][c] = d
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[r // 3, c // 3].add(d)
                    if fill(k + 1):
                        return True
                    board[r][c] = "."
                    rows[r].remove(d)
                    cols[c].remove(d)
                    boxes[r // 3, c // 3].remove(d)
            return False

        fill(0)
