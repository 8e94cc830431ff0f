"""Takes sets of candidates from a stack, and writes them down when none has two digits.

Verdict: Wrong Answer
Reason: r1c8 (board[0][7]) holds '', expected '1' to '9'
Cause: slip, 18
Change: dead_end, 18
"""


class Solution:
    def solveSudoku(self, board):
        first = [[set(ch) if ch != "." else set("123456789") for ch in row] for row in board]
        stack = [first]
        while stack:
            cand = stack.pop()
            self.cross_out(cand)
            cells = [(r, c) for r in range(9) for c in range(9) if len(cand[r][c]) > 1]
            if not cells:
                for r in range(9):
                    for c in range(9):
                        board[r][c] = "".join(cand[r][c])
                return
            r, c = min(cells, key=lambda cell: len(cand[cell[0]][cell[1]]))
            for digit in sorted(cand[r][c]):
                copy = [[set(digits) for digits in row] for row in cand]
                copy[r][c] = {digit}
                stack.append(copy)

    def cross_out(self, cand):
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if len(cand[r][c]) == 1:
                        for k in range(9):
                            box = r // 3 * 3 + k // 3, c // 3 * 3 + k % 3
                            for a, b in (r, k), (k, c), box:
                                if (a, b) != (r, c) and cand[r][c] & cand[a][b]:
                                    cand[a][b] -= cand[r][c]
                                    changed = True
