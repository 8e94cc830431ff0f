"""Joins two halves of a path, and tries only one path for the first half.

Verdict: Wrong Answer
Reason: returned False
Cause: none
Change: none
"""


class HalfPaths:
    def __init__(self, cells, near):
        self.cells = cells
        self.near = near

    def walk(self, start, letters):
        if self.cells[start] != letters[0]:
            return
        stack = [(start, 1, 1 << start)]
        while stack:
            pos, k, mask = stack.pop()
            if k == len(letters):
                yield mask
                continue
            for nb in self.near[pos]:
                if mask & (1 << nb):
                    continue
                if self.cells[nb] == letters[k]:
                    stack.append((nb, k + 1, mask | (1 << nb)))


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        self.m = len(board)
        self.n = len(board[0])
        if len(word) > self.m * self.n:
            return False

        cells = []
        for row in board:
            cells.extend(row)
        near = [self.neighbours(i) for i in range(self.m * self.n)]

        mid = len(word) // 2
        left = word[:mid + 1][::-1]
        right = word[mid:]

        half = HalfPaths(cells, near)
        for start in range(self.m * self.n):
            if cells[start] != word[mid]:
                continue
            if self.join(half, start, left, right):
                return True
        return False

    def neighbours(self, i):
        r, c = divmod(i, self.n)
        res = []
        for a, b in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
            if 0 <= a < self.m and 0 <= b < self.n:
                res.append(a * self.n + b)
        return res

    def join(self, half, start, left, right):
        me = 1 << start
        a = next(half.walk(start, left), None)
        if a is None:
            return False
        for b in half.walk(start, right):
            if a & b == me:
                return True
        return False
