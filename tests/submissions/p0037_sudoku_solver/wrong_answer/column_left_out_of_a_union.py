"""Joins the used digits of the row and the box, and leaves out the column.

Verdict: Wrong Answer
Reason: column 1 has two 6s: r5c1 (board[4][0]), yours; r9c1, given
Cause: unit_not_compared, 28
Change: branch_missing, 28
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = ([set() for _ in range(9)] for _ in range(3))
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[r // 3 * 3 + c // 3].add(board[r][c])

        def search(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            for d in set("123456789") - (rows[r] | boxes[b]):
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[b].add(d)
                if search(k + 1):
                    return True
                boxes[b].discard(d)
                cols[c].discard(d)
                rows[r].discard(d)
                board[r][c] = "."
            return False

        search(0)
