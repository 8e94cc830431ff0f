"""Gives a digit back to each peer, also to those to which another cell had forbidden it before.

Verdict: Wrong Answer
Reason: has two
Cause: slip
Change: not_taken, 34
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board, self.open = board, {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    seen = {board[y][x] for y, x in self.peers_of(r, c)}
                    self.open[r, c] = set("123456789") - seen
        self.search()

    def peers_of(self, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        cells = {(r, k) for k in range(9)} | {(k, c) for k in range(9)}
        cells |= {(top + k // 3, left + k % 3) for k in range(9)}
        return cells - {(r, c)}

    def search(self):
        if not self.open:
            return True
        cell = min(self.open, key=lambda one: len(self.open[one]))
        r, c = cell
        options = self.open.pop(cell)
        for digit in sorted(options):
            self.board[r][c] = digit
            forbidden = [peer for peer in self.peers_of(r, c) if peer in self.open]
            for peer in forbidden:
                self.open[peer].discard(digit)
            if self.search():
                return True
            for peer in forbidden:
                self.open[peer].add(digit)
        self.board[r][c] = "."
        self.open[cell] = options
        return False
