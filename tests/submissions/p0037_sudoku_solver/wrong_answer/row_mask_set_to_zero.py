"""Takes a digit back by setting the mask of its row to zero.

Verdict: Wrong Answer
Reason: digit twice
Cause: notes_cleared
Change: undo_wrong, 40
Near: repeats_let_through | note_not_undone
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    bit = 1 << int(board[r][c])
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def search(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            b = r // 3 * 3 + c // 3
            if board[r][c] != ".":
                return search(place + 1)
            for d in range(1, 10):
                bit = 1 << d
                if (rows[r] | cols[c] | boxes[b]) & bit:
                    continue
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit
                board[r][c] = str(d)
                if search(place + 1):
                    return True
                board[r][c] = "."
                rows[r] = 0
                cols[c] &= ~bit
                boxes[b] &= ~bit
            return False

        search(0)
