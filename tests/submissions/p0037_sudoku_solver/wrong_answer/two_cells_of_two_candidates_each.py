"""Takes any two cells with two candidates each for a pair.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: never_written, 64
Change: harmful, 64
Cases: interview
"""


from itertools import combinations


class Unit:
    def __init__(self, cells):
        self.cells = tuple(cells)

    def __iter__(self):
        return iter(self.cells)


class Layout:
    def __init__(self):
        self.units = []
        for k in range(9):
            self.units.append(Unit(9 * k + j for j in range(9)))
            self.units.append(Unit(9 * i + k for i in range(9)))
            top = k // 3 * 27 + k % 3 * 3
            self.units.append(Unit(top + 9 * i + j for i in range(3) for j in range(3)))
        self.peers = [set() for _ in range(81)]
        for u in self.units:
            for p in u:
                self.peers[p].update(u.cells)
        for p in range(81):
            self.peers[p].discard(p)


class Contradiction(Exception):
    pass


class Logic:
    def __init__(self, layout, cand):
        self.layout = layout
        self.cand = cand

    def strike(self, p, digits):
        left = self.cand[p] - digits
        if not left:
            raise Contradiction
        if left == self.cand[p]:
            return False
        self.cand[p] = left
        return True

    def singles(self):
        moved = False
        for p in range(81):
            if len(self.cand[p]) == 1:
                for q in self.layout.peers[p]:
                    moved |= self.strike(q, self.cand[p])
        return moved

    def pairs(self):
        moved = False
        for u in self.layout.units:
            twos = [p for p in u if len(self.cand[p]) == 2]
            for a, b in combinations(twos, 2):
                both = self.cand[a] & self.cand[b]
                if not both:
                    continue
                for q in u:
                    if q != a and q != b:
                        moved |= self.strike(q, both)
        return moved

    def run(self):
        while self.singles() or self.pairs():
            pass

    def widest_free(self):
        open_cells = [p for p in range(81) if len(self.cand[p]) > 1]
        if not open_cells:
            return None
        return min(open_cells, key=lambda p: len(self.cand[p]))


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.layout = Layout()
        every = frozenset('123456789')
        cand = []
        for row in board:
            for ch in row:
                cand.append(every if ch == '.' else frozenset(ch))
        done = self.search(cand)
        if done is None:
            return
        for p in range(81):
            (board[p // 9][p % 9],) = done[p]

    def search(self, cand):
        logic = Logic(self.layout, cand)
        try:
            logic.run()
        except Contradiction:
            return None
        p = logic.widest_free()
        if p is None:
            return logic.cand
        for d in sorted(logic.cand[p]):
            trial = list(logic.cand)
            trial[p] = frozenset(d)
            got = self.search(trial)
            if got is not None:
                return got
        return None
