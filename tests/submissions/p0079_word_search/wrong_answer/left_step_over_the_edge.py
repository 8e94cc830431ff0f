"""Steps to the left from the first column to the end of the row before.

Verdict: Wrong Answer
Reason: returned True
Cause: edge_not_masked, 33
Named: not yet
Change: none
"""


class BitGrid:
    def __init__(self, board):
        self.rows = len(board)
        self.cols = len(board[0])
        self.letters = {}
        self.not_first = 0
        self.not_last = 0
        self.full = 0
        for r, row in enumerate(board):
            for c, ch in enumerate(row):
                b = 1 << (r * self.cols + c)
                self.full |= b
                self.letters[ch] = self.letters.get(ch, 0) | b
                if c > 0:
                    self.not_first |= b
                if c < self.cols - 1:
                    self.not_last |= b

    def of(self, ch):
        return self.letters.get(ch, 0)

    def around(self, mask):
        right = (mask << 1) & self.not_first
        left = mask >> 1
        lower = mask << self.cols
        upper = mask >> self.cols
        return (right | left | lower | upper) & self.full


def single_bits(mask):
    while mask:
        b = mask & -mask
        yield b
        mask ^= b


class Finder:
    def __init__(self, grid, word):
        self.grid = grid
        self.word = word
        self.reach = self.filter()

    def filter(self):
        masks = [self.grid.of(ch) for ch in self.word]
        for k in range(len(masks) - 2, -1, -1):
            masks[k] &= self.grid.around(masks[k + 1])
        for k in range(1, len(masks)):
            masks[k] &= self.grid.around(masks[k - 1])
        return masks

    def run(self):
        if not all(self.reach):
            return False
        for b in single_bits(self.reach[0]):
            if self.walk(b, 1, b):
                return True
        return False

    def walk(self, cell, k, used):
        if k == len(self.word):
            return True
        options = self.grid.around(cell) & self.reach[k] & ~used
        for b in single_bits(options):
            if self.walk(b, k + 1, used | b):
                return True
        return False


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        grid = BitGrid(board)
        for ch in set(word):
            if bin(grid.of(ch)).count("1") < word.count(ch):
                return False
        if bin(grid.of(word[0])).count("1") > bin(grid.of(word[-1])).count("1"):
            word = word[::-1]
        return Finder(grid, word).run()
