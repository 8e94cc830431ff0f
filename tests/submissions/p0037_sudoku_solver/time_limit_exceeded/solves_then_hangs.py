"""Solves the board and then never returns.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: surplus, 49
Catalogue: 3
Cases: One blank
Time limit: 0.2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
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
            for d in "123456789":
                if d in rows[r] or d in cols[c] or d in boxes[b]:
                    continue
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[b].add(d)
                if search(k + 1):
                    return True
                board[r][c] = "."
                rows[r].remove(d)
                cols[c].remove(d)
                boxes[b].remove(d)
            return False

        search(0)
        while True:
            pass
