"""Sets the only place of a digit in a unit, and its peers hear nothing of it.

Verdict: Wrong Answer
Reason: column 7 has two 6s: r1c7 (board[0][6]), yours; r5c7, yours
Cause: slip, 43
Named: not yet
Change: none
Cases: interview
"""

from collections import deque


class Solution:
    def solveSudoku(self, board):
        rows = [[9 * i + k for k in range(9)] for i in range(9)]
        cols = [[9 * k + i for k in range(9)] for i in range(9)]
        boxes = [[27 * (i // 3) + 3 * (i % 3) + 9 * (k // 3) + k % 3 for k in range(9)] for i in range(9)]
        self.units = rows + cols + boxes
        self.peers = [{j for u in self.units if i in u for j in u} - {i} for i in range(81)]
        masks, todo = [511] * 81, deque()
        for i in range(81):
            if board[i // 9][i % 9] != ".":
                masks[i] = 1 << int(board[i // 9][i % 9]) - 1
                todo.append(i)
        masks = self.propagate(masks, todo) and self.search(masks)
        for i in range(81):
            board[i // 9][i % 9] = str(masks[i].bit_length())

    def propagate(self, masks, todo):
        while True:
            while todo:
                i = todo.popleft()
                for j in self.peers[i]:
                    if masks[j] & masks[i]:
                        masks[j] &= ~masks[i]
                        if masks[j] == 0:
                            return False
                        if masks[j].bit_count() == 1:
                            todo.append(j)
            place = self.only_place(masks)
            if place is None:
                return True
            i, bit = place
            masks[i] = bit

    def only_place(self, masks):
        for unit in self.units:
            for bit in (1 << d for d in range(9)):
                places = [i for i in unit if masks[i] & bit]
                if len(places) == 1 and masks[places[0]] != bit:
                    return places[0], bit
        return None

    def search(self, masks):
        count, i = min(((m.bit_count(), i) for i, m in enumerate(masks) if m & m - 1), default=(0, 0))
        if count == 0:
            return masks
        for bit in (1 << d for d in range(9)):
            if masks[i] & bit:
                copy = masks[:]
                copy[i] = bit
                if self.propagate(copy, deque([i])):
                    found = self.search(copy)
                    if found:
                        return found
        return None
