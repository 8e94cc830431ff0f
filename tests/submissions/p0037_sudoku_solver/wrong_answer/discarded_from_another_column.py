"""Takes a digit back from the column with the number of the row.

Verdict: Wrong Answer
Reason: digit twice | the board itself was not changed | blanks left
Cause: notes_of_another_unit
Change: place, 44
Near: another_unit_compared | repeats_let_through | note_not_undone | given_overwritten | diagonals_compared
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
                rows[r].add(d)
                cols[c].add(d)
                boxes[box(r, c)].add(d)
                if search(k + 1):
                    return True
                rows[r].remove(d)
                cols[r].discard(d)
                boxes[box(r, c)].remove(d)
                board[r][c] = "."
            return False

        search(0)
