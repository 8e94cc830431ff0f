"""Gives an undone digit back to every peer, also where another cell still rules it out.

Verdict: Wrong Answer
Reason: row 1 has two 1s: r1c4 (board[0][3]), yours; r1c7, yours
Cause: undo_missing, 42
Change: undo_incomplete, 42
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        digits = set("123456789")
        left = [[set(digits) for _ in range(9)] for _ in range(9)]

        def peers(r, c):
            for i in range(9):
                for j in range(9):
                    if (i, j) != (r, c):
                        if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3):
                            yield i, j

        def put(r, c, d):
            board[r][c] = d
            for i, j in peers(r, c):
                left[i][j].discard(d)

        def take(r, c, d):
            board[r][c] = "."
            for i, j in peers(r, c):
                left[i][j].add(d)

        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    put(r, c, board[r][c])

        def fill():
            blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
            if not blanks:
                return True
            r, c = min(blanks, key=lambda cell: len(left[cell[0]][cell[1]]))
            for d in sorted(left[r][c]):
                put(r, c, d)
                if fill():
                    return True
                take(r, c, d)
            return False

        fill()
