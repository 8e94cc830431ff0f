"""Gives a digit back to all neighbours on the way back, also to those that lacked it before.

Verdict: Wrong Answer
Reason: digit twice | blanks left | unchanged
Cause: undo_missing, 82
Change: undo_incomplete, 82
Cases: A single undo
"""


class Variable:
    def __init__(self, r, c):
        self.r, self.c = r, c
        self.domain = set('123456789')
        self.value = None
        self.peers = []

    def __repr__(self):
        return f"V({self.r},{self.c})={self.value}"


class Csp:
    def __init__(self):
        self.grid = [[Variable(r, c) for c in range(9)] for r in range(9)]
        self.all = [v for row in self.grid for v in row]
        for v in self.all:
            self.connect(v)
        self.steps = 0

    def connect(self, v):
        seen = set()
        for k in range(9):
            seen.add((v.r, k))
            seen.add((k, v.c))
        top = v.r - v.r % 3
        left = v.c - v.c % 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                seen.add((i, j))
        seen.discard((v.r, v.c))
        v.peers = [self.grid[i][j] for i, j in seen]

    def bind(self, v, d):
        v.value = d
        alive = True
        for p in v.peers:
            if p.value is None and d in p.domain:
                p.domain.discard(d)
                if not p.domain:
                    alive = False
        return alive

    def unbind(self, v):
        d = v.value
        v.value = None
        for p in v.peers:
            if p.value is None:
                p.domain.add(d)

    def unbound(self):
        return [v for v in self.all if v.value is None]

    def degree(self, v):
        return sum(1 for p in v.peers if p.value is None)

    def select(self, free):
        return min(free, key=lambda v: (len(v.domain), -self.degree(v)))

    def order(self, v):
        def harm(d):
            return sum(1 for p in v.peers if p.value is None and d in p.domain)
        return sorted(v.domain, key=lambda d: (harm(d), d))

    def backtrack(self):
        self.steps += 1
        free = self.unbound()
        if not free:
            return True
        v = self.select(free)
        if not v.domain:
            return False
        for d in self.order(v):
            if self.bind(v, d) and self.backtrack():
                return True
            self.unbind(v)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        csp = Csp()
        for v in csp.all:
            ch = board[v.r][v.c]
            if ch != '.':
                csp.bind(v, ch)
        csp.backtrack()
        for v in csp.all:
            if v.value is not None:
                board[v.r][v.c] = v.value
