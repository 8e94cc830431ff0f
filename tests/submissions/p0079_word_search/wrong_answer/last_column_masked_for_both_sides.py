"""Steps to the left and to the right on a bit board, and masks the last column for both.

Verdict: Wrong Answer
Reason: returned False
Cause: slip, 33
Change: unread, 33
"""


class BitBoard:
    def __init__(self, board):
        self.rows = len(board)
        self.cols = len(board[0])
        self.size = self.rows * self.cols
        self.where = {}
        for r in range(self.rows):
            for c in range(self.cols):
                ch = board[r][c]
                bit = 1 << (r * self.cols + c)
                self.where[ch] = self.where.get(ch, 0) | bit
        self.full = (1 << self.size) - 1
        first = 0
        last = 0
        for r in range(self.rows):
            first |= 1 << (r * self.cols)
            last |= 1 << (r * self.cols + self.cols - 1)
        self.not_first = self.full & ~first
        self.not_last = self.full & ~last

    def around(self, bit):
        up = bit >> self.cols
        down = (bit << self.cols) & self.full
        left = (bit & self.not_last) >> 1
        right = (bit & self.not_last) << 1
        return up | down | left | right

    def cells(self, ch):
        return self.where.get(ch, 0)


def bits_of(mask):
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        bb = BitBoard(board)
        if len(word) > bb.size:
            return False
        need = {}
        for ch in word:
            need[ch] = need.get(ch, 0) + 1
        for ch, k in need.items():
            if bin(bb.cells(ch)).count('1') < k:
                return False
        if need[word[0]] > need[word[-1]]:
            word = word[::-1]
        self.bb = bb
        self.word = word
        for bit in bits_of(bb.cells(word[0])):
            if self.walk(bit, 1, bit):
                return True
        return False

    def walk(self, here, k, used):
        if k == len(self.word):
            return True
        targets = self.bb.around(here) & self.bb.cells(self.word[k]) & ~used
        for bit in bits_of(targets):
            if self.walk(bit, k + 1, used | bit):
                return True
        return False
