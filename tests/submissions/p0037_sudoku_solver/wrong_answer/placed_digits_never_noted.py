"""Notes the givens, and forgets to note what it places in rows, columns and boxes.

Verdict: Wrong Answer
Reason: digit twice
Cause: placed_not_noted
Change: none
Near: given_not_noted | note_not_undone | unit_not_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        blanks = []

        def box(r, c):
            return r // 3 * 3 + c // 3

        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[box(r, c)].add(board[r][c])

        def search(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for d in "123456789":
                if d in rows[r] or d in cols[c] or d in boxes[box(r, c)]:
                    continue
                board[r][c] = d
                pass
                if search(k + 1):
                    return True
                pass
                board[r][c] = "."
            return False

        search(0)
