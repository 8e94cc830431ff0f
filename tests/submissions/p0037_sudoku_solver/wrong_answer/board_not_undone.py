"""Takes a digit back from its sets and leaves it on the board, where it passes for a given.

Verdict: Wrong Answer
Reason: digit twice | blanks left
Cause: undo_missing
Change: undo, 38
Near: never_backtracks | deductions_not_undone | unit_not_compared | nothing_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[r // 3 * 3 + c // 3].add(board[r][c])

        def search(r, c):
            if r == 9:
                return True
            if c == 9:
                return search(r + 1, 0)
            if board[r][c] != ".":
                return search(r, c + 1)
            b = r // 3 * 3 + c // 3
            for d in "123456789":
                if d not in rows[r] and d not in cols[c] and d not in boxes[b]:
                    board[r][c] = d
                    rows[r].add(d)
                    cols[c].add(d)
                    boxes[b].add(d)
                    if search(r, c + 1):
                        return True
                    rows[r].discard(d)
                    cols[c].discard(d)
                    boxes[b].discard(d)
            return False

        search(0, 0)
