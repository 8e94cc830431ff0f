"""Forgets to note a placed digit in its box.

Verdict: Wrong Answer
Reason: box 1 has two
Cause: placed_not_noted
Change: step_missing, 35
Near: notes_cleared
Cases: A guess and its deductions
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
            for d in "123456789":
                if d in rows[r] or d in cols[c] or d in boxes[r // 3 * 3 + c // 3]:
                    continue
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                if search(k + 1):
                    return True
                board[r][c] = "."
                rows[r].remove(d)
                cols[c].remove(d)
            return False

        search(0)
