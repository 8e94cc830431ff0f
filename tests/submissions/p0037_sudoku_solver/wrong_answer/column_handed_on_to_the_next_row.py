"""Goes to the next row at the column where the last one ended, so that it sees no other row.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip
Change: number, 18
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, columns, boxes = ([set() for _ in range(9)] for _ in range(3))

        def place(r, c):
            if r == 9:
                return True
            if c == 9:
                return place(r + 1, c)
            if board[r][c] != ".":
                return place(r, c + 1)
            for digit in "123456789":
                b = r // 3 * 3 + c // 3
                if digit in rows[r] or digit in columns[c] or digit in boxes[b]:
                    continue
                board[r][c] = digit
                for unit in (rows[r], columns[c], boxes[b]):
                    unit.add(digit)
                if place(r, c + 1):
                    return True
                board[r][c] = "."
                for unit in (rows[r], columns[c], boxes[b]):
                    unit.remove(digit)
            return False

        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    for unit in (rows[r], columns[c], boxes[r // 3 * 3 + c // 3]):
                        unit.add(board[r][c])
        place(0, 0)
