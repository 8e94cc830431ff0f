"""Notes a blank as the digit 0, whose index -1 is that of the 9.

Verdict: Wrong Answer
Reason: unchanged
Cause: digit_never_placed
Change: one_off, 14
Near: digit_loop_ends_early
Cases: Single candidates
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, cols, boxes = ([[False] * 9 for _ in range(9)] for _ in range(3))
        for r in range(9):
            for c in range(9):
                d = int(board[r][c]) if board[r][c] != "." else 0
                rows[r][d - 1] = cols[c][d - 1] = boxes[r // 3 * 3 + c // 3][d - 1] = True

        def search(place):
            if place == 81:
                return True
            r, c = divmod(place, 9)
            b = r // 3 * 3 + c // 3
            if board[r][c] != ".":
                return search(place + 1)
            for d in range(1, 10):
                if not (rows[r][d - 1] or cols[c][d - 1] or boxes[b][d - 1]):
                    board[r][c] = str(d)
                    rows[r][d - 1] = cols[c][d - 1] = boxes[b][d - 1] = True
                    if search(place + 1):
                        return True
                    rows[r][d - 1] = cols[c][d - 1] = boxes[b][d - 1] = False
                    board[r][c] = "."
            return False

        search(0)
