"""Chooses the blank with the fewest candidates, and clears the mask of the row on the way back.

Verdict: Wrong Answer
Reason: digit twice | blanks left
Cause: repeats_let_through
Change: undo_wrong, 43
Near: notes_cleared | note_not_undone
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = set()
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.add((r, c))
                else:
                    bit = 1 << int(board[r][c])
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def free(cell):
            r, c = cell
            used = rows[r] | cols[c] | boxes[r // 3 * 3 + c // 3]
            return [d for d in range(1, 10) if not used >> d & 1]

        def search():
            if not blanks:
                return True
            r, c = min(sorted(blanks), key=lambda cell: len(free(cell)))
            blanks.remove((r, c))
            for d in free((r, c)):
                bit = 1 << d
                rows[r] |= bit
                cols[c] |= bit
                boxes[r // 3 * 3 + c // 3] |= bit
                board[r][c] = str(d)
                if search():
                    return True
                rows[r] = 0
                cols[c] &= ~bit
                boxes[r // 3 * 3 + c // 3] &= ~bit
                board[r][c] = "."
            blanks.add((r, c))
            return False

        search()
