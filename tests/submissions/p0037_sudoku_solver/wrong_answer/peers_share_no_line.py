"""Means to leave a cell out of its own peers, and leaves out its row and its column.

Verdict: Wrong Answer
Reason: row 4 has two 3s: r4c7 (board[3][6]), yours; r4c9, given
Cause: slip, 19
Change: joined, 19
"""


class Solution:
    def solveSudoku(self, board):
        peers = {}
        for r in range(9):
            for c in range(9):
                peers[r, c] = [
                    (a, b)
                    for a in range(9)
                    for b in range(9)
                    if a != r and b != c and (a == r or b == c or (a // 3, b // 3) == (r // 3, c // 3))
                ]
        blanks = [cell for cell in peers if board[cell[0]][cell[1]] == "."]

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            used = {board[a][b] for a, b in peers[r, c]}
            for digit in "123456789":
                if digit not in used:
                    board[r][c] = digit
                    if fill(k + 1):
                        return True
            board[r][c] = "."
            return False

        fill(0)
