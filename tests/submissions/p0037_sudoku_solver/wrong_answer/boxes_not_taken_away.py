"""Keeps the digits that stand in the box, instead of taking them away.

Verdict: Wrong Answer
Reason: digit twice | blanks left | unchanged
Cause: repeats_let_through
Change: operator, 27
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set(row) for row in board]
        cols = [set(col) for col in zip(*board)]
        boxes = [
            {board[r + i][c + j] for i in range(3) for j in range(3)}
            for r in range(0, 9, 3)
            for c in range(0, 9, 3)
        ]

        def search(cell):
            if cell == 81:
                return True
            r, c = divmod(cell, 9)
            box = boxes[r // 3 * 3 + c // 3]
            if board[r][c] != ".":
                return search(cell + 1)
            for digit in set("123456789") - rows[r] - cols[c] & box:
                board[r][c] = digit
                for unit in rows[r], cols[c], box:
                    unit.add(digit)
                if search(cell + 1):
                    return True
                for unit in rows[r], cols[c], box:
                    unit.remove(digit)
            board[r][c] = "."
            return False

        search(0)
