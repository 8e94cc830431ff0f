"""Keeps the cells that still wait for their consequences when a guess fails.

Verdict: Wrong Answer
Reason: row 1 has three 7s: r1c3 (board[0][2]), yours; r1c4, yours; r1c5, yours
Cause: slip, 37
Change: not_emptied, 37
"""

from collections import deque


class Solution:
    def solveSudoku(self, board):
        self.masks, self.waiting = [511] * 81, deque()
        self.peers = [
            [j for j in range(81) if j != i and (j // 9 == i // 9 or j % 9 == i % 9 or self.same_box(i, j))]
            for i in range(81)
        ]
        for i in range(81):
            if board[i // 9][i % 9] != ".":
                self.masks[i] = 1 << int(board[i // 9][i % 9]) - 1
                self.waiting.append(i)
        self.work_off() and self.search()
        for i in range(81):
            board[i // 9][i % 9] = str(self.masks[i].bit_length())

    def same_box(self, i, j):
        return i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3

    def work_off(self):
        while self.waiting:
            i = self.waiting.popleft()
            for j in self.peers[i]:
                if self.masks[j] & self.masks[i]:
                    self.masks[j] &= ~self.masks[i]
                    if self.masks[j] == 0:
                        return False
                    if self.masks[j].bit_count() == 1:
                        self.waiting.append(j)
        return True

    def search(self):
        open_cells = [i for i in range(81) if self.masks[i].bit_count() > 1]
        if not open_cells:
            return True
        i = min(open_cells, key=lambda k: self.masks[k].bit_count())
        for bit in (1 << d for d in range(9)):
            if self.masks[i] & bit:
                before = self.masks[:]
                self.masks[i] = bit
                self.waiting.append(i)
                if self.work_off() and self.search():
                    return True
                self.masks = before
        return False
