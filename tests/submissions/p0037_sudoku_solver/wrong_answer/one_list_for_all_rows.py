"""Repeats one list of flags nine times for the rows: `[[False] * 10] * 9`.

Verdict: Wrong Answer
Reason: unchanged | digit twice | blanks left
Cause: items_shared
Change: shared, 13
Near: rows_aliased | digit_never_placed | note_not_undone
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [[False] * 10] * 9
        cols = [[False] * 10 for _ in range(9)]
        boxes = [[False] * 10 for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    d = int(board[r][c])
                    rows[r][d] = cols[c][d] = boxes[r // 3 * 3 + c // 3][d] = True

        def search(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            b = r // 3 * 3 + c // 3
            if board[r][c] != ".":
                return search(place + 1)
            for d in range(1, 10):
                if not (rows[r][d] or cols[c][d] or boxes[b][d]):
                    rows[r][d] = cols[c][d] = boxes[b][d] = True
                    board[r][c] = str(d)
                    if search(place + 1):
                        return True
                    rows[r][d] = cols[c][d] = boxes[b][d] = False
                    board[r][c] = "."
            return False

        search(0)
