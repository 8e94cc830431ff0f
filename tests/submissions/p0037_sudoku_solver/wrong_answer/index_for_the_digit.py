"""Tries the indexes 0 to 8 for the digits 1 to 9, and writes the index.

Verdict: Wrong Answer
Reason: digit twice
Cause: digits_off_by_one
Change: one_off, 33
Near: blank_not_dot
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows, columns, boxes = ([[False] * 9 for _ in range(9)] for _ in range(3))
        blanks = []

        def mark(r, c, index, value):
            rows[r][index] = columns[c][index] = boxes[r // 3 * 3 + c // 3][index] = value

        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    mark(r, c, "123456789".index(board[r][c]), True)

        def fill(place):
            if place == len(blanks):
                return True
            r, c = blanks[place]
            for index in range(9):
                if not (rows[r][index] or columns[c][index] or boxes[r // 3 * 3 + c // 3][index]):
                    mark(r, c, index, True)
                    board[r][c] = str(index)
                    if fill(place + 1):
                        return True
                    mark(r, c, index, False)
            board[r][c] = "."
            return False

        fill(0)
