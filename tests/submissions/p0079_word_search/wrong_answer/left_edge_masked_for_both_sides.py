"""Steps to the left and to the right on a bit board, and masks the left edge for both.

Verdict: Wrong Answer
Reason: returned False
Cause: slip, 38
Change: unread, 38
"""


from collections import Counter


class Grid:
    def __init__(self, board):
        self.rows = len(board)
        self.cols = len(board[0])
        self.full = (1 << (self.rows * self.cols)) - 1
        self.left_edge = 0
        self.right_edge = 0
        self.letters = {}
        for r in range(self.rows):
            self.left_edge |= self.bit(r, 0)
            self.right_edge |= self.bit(r, self.cols - 1)
            for c in range(self.cols):
                ch = board[r][c]
                self.letters[ch] = self.letters.get(ch, 0) | self.bit(r, c)

    def bit(self, r, c):
        return 1 << (r * self.cols + c)

    def where(self, letter):
        return self.letters.get(letter, 0)

    def spread(self, b):
        north = b >> self.cols
        south = (b << self.cols) & self.full
        west = (b & ~self.left_edge) >> 1
        east = (b & ~self.left_edge) << 1
        return (north | south | west | east) & self.full


def bits(b):
    while b:
        low = b & -b
        yield low
        b ^= low


class Searcher:
    def __init__(self, grid, word):
        self.grid = grid
        self.word = word

    def enough(self):
        for ch, need in Counter(self.word).items():
            if bin(self.grid.where(ch)).count("1") < need:
                return False
        return True

    def run(self):
        if not self.enough():
            return False
        first = self.grid.where(self.word[0])
        last = self.grid.where(self.word[-1])
        if bin(last).count("1") < bin(first).count("1"):
            self.word = self.word[::-1]
            first = last
        return any(self.follow(cell, cell, 1) for cell in bits(first))

    def follow(self, cell, used, k):
        if k == len(self.word):
            return True
        targets = self.grid.spread(cell) & self.grid.where(self.word[k]) & ~used
        for nxt in bits(targets):
            if self.follow(nxt, used | nxt, k + 1):
                return True
        return False


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        grid = Grid(board)
        return Searcher(grid, word).run()
