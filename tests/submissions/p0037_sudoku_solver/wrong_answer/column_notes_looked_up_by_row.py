"""Asks a check that looks up the notes of the columns by the row.

Verdict: Wrong Answer
Reason: unchanged
Cause: notes_of_another_unit
Change: place, 27
Near: another_unit_compared | note_not_undone | diagonals_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = ([[] for _ in range(9)] for _ in range(3))

        def note(r, c, d):
            rows[r].append(d), cols[c].append(d), boxes[r // 3 * 3 + c // 3].append(d)

        def erase(r, c, d):
            rows[r].remove(d), cols[c].remove(d), boxes[r // 3 * 3 + c // 3].remove(d)

        cells = [(r, c) for r in range(9) for c in range(9)]
        for r, c in cells:
            if board[r][c] != ".":
                note(r, c, board[r][c])

        def f(r, c, d):
            return d not in rows[r] + cols[r] + boxes[r // 3 * 3 + c // 3]

        def fill(at):
            if at == 81:
                return True
            r, c = cells[at]
            if board[r][c] != ".":
                return fill(at + 1)
            for d in "123456789":
                if f(r, c, d):
                    board[r][c] = d
                    note(r, c, d)
                    if fill(at + 1):
                        return True
                    board[r][c] = "."
                    erase(r, c, d)
            return False

        fill(0)
