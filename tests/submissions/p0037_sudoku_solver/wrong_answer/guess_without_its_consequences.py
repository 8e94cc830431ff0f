"""Sets a guessed cell itself, where the function for that would take the digit from its peers.

Verdict: Wrong Answer
Reason: row 1 has two 1s: r1c2 (board[0][1]), yours; r1c4, yours
Cause: slip, 41
Named: not yet
Change: none
"""


class Solution:
    def solveSudoku(self, board):
        self.cand = [[set("123456789") for _ in range(9)] for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.settle(r, c, board[r][c])
        self.search()
        for r in range(9):
            for c in range(9):
                board[r][c] = "".join(self.cand[r][c])

    def settle(self, row, col, digit):
        self.cand[row][col] = {digit}
        for k in range(9):
            box = row // 3 * 3 + k // 3, col // 3 * 3 + k % 3
            for a, b in (row, k), (k, col), box:
                if (a, b) != (row, col) and digit in self.cand[a][b]:
                    self.cand[a][b].discard(digit)
                    if len(self.cand[a][b]) == 1:
                        self.settle(a, b, min(self.cand[a][b]))

    def search(self):
        if not all(map(all, self.cand)):
            return False
        cells = [(r, c) for r in range(9) for c in range(9) if len(self.cand[r][c]) > 1]
        if not cells:
            return True
        r, c = min(cells, key=lambda cell: len(self.cand[cell[0]][cell[1]]))
        for d in sorted(self.cand[r][c]):
            before = [[set(digits) for digits in row] for row in self.cand]
            self.cand[r][c] = {d}
            if self.search():
                return True
            self.cand = before
        return False
