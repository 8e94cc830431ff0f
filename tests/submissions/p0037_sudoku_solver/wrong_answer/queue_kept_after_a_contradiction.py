"""Propagation by a queue that a contradiction leaves filled, so that the next guess goes on with it.

Verdict: Wrong Answer
Reason: row 1 has three 7s: r1c3 (board[0][2]), yours; r1c4, yours; r1c5, yours
Cause: slip, 42
Change: not_emptied, 42
"""


class Solution:
    def solveSudoku(self, board):
        self.queue = []
        self.masks = [511] * 81
        for i in range(81):
            digit = board[i // 9][i % 9]
            if digit != ".":
                self.keep(i, 1 << int(digit) - 1)
        self.spread()
        self.solve()
        for i in range(81):
            board[i // 9][i % 9] = str(self.masks[i].bit_length())

    def peers(self, i):
        for j in range(81):
            same_box = i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3
            if j != i and (i // 9 == j // 9 or i % 9 == j % 9 or same_box):
                yield j

    def keep(self, i, mask):
        if self.masks[i] & mask == self.masks[i]:
            return True
        self.masks[i] &= mask
        if self.masks[i].bit_count() == 1:
            self.queue.append(i)
        return self.masks[i] != 0

    def spread(self):
        while self.queue:
            i = self.queue.pop()
            for j in self.peers(i):
                if not self.keep(j, ~self.masks[i]):
                    return False
        return True

    def solve(self):
        open_cells = [i for i in range(81) if self.masks[i].bit_count() > 1]
        if not open_cells:
            return True
        i = min(open_cells, key=lambda one: self.masks[one].bit_count())
        saved = self.masks[:]
        for d in range(9):
            if saved[i] >> d & 1:
                self.keep(i, 1 << d)
                if self.spread() and self.solve():
                    return True
                self.masks[:] = saved
        return False
