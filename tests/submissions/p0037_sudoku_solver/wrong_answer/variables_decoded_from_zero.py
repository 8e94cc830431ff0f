"""Decodes variables that begin with 1 as if they began with 0, so that each 9 becomes a 0.

Verdict: Wrong Answer
Reason: given overwritten
Cause: given_erased, 134
Change: none
"""


class Cnf:
    def __init__(self):
        self.clauses = []
        self.watch = {}

    def add(self, lits):
        index = len(self.clauses)
        self.clauses.append(tuple(lits))
        for lit in lits:
            self.watch.setdefault(lit, []).append(index)


class Encoder:
    @staticmethod
    def var(r, c, d):
        return r * 81 + c * 9 + d

    @staticmethod
    def decode(v):
        cell, d = divmod(v, 9)
        return cell // 9, cell % 9, d

    def build(self):
        cnf = Cnf()
        groups = []
        nine = range(9)
        for a in nine:
            for b in nine:
                groups.append([self.var(a, b, d) for d in range(1, 10)])
                groups.append([self.var(a, c, b + 1) for c in nine])
                groups.append([self.var(r, a, b + 1) for r in nine])
                y, x = a // 3 * 3, a % 3 * 3
                groups.append([self.var(y + k // 3, x + k % 3, b + 1) for k in nine])
        seen = set()
        for g in groups:
            cnf.add(g)
            for i in range(9):
                for j in range(i):
                    pair = (g[j], g[i])
                    if pair not in seen:
                        seen.add(pair)
                        cnf.add((-g[j], -g[i]))
        return cnf


class Dpll:
    def __init__(self, cnf):
        self.cnf = cnf
        self.value = {}
        self.trail = []

    def truth(self, lit):
        v = self.value.get(abs(lit))
        if v is None:
            return None
        return v if lit > 0 else not v

    def set(self, lit):
        queue = [lit]
        while queue:
            lit = queue.pop()
            t = self.truth(lit)
            if t is True:
                continue
            if t is False:
                return False
            self.value[abs(lit)] = lit > 0
            self.trail.append(abs(lit))
            for index in self.cnf.watch.get(-lit, ()):
                unit = None
                open_lits = 0
                for other in self.cnf.clauses[index]:
                    t = self.truth(other)
                    if t is True:
                        break
                    if t is None:
                        open_lits += 1
                        unit = other
                        if open_lits > 1:
                            break
                else:
                    if open_lits == 0:
                        return False
                    queue.append(unit)
        return True

    def undo(self, size):
        while len(self.trail) > size:
            del self.value[self.trail.pop()]

    def decide(self):
        best, low = None, 10
        for clause in self.cnf.clauses:
            if clause[0] < 0:
                continue
            free = [lit for lit in clause if self.truth(lit) is None]
            if 1 < len(free) < low:
                best, low = free[0], len(free)
        return best

    def solve(self):
        lit = self.decide()
        if lit is None:
            return True
        for choice in (lit, -lit):
            size = len(self.trail)
            if self.set(choice) and self.solve():
                return True
            self.undo(size)
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        enc = Encoder()
        sat = Dpll(enc.build())
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    sat.set(enc.var(r, c, int(board[r][c])))
        sat.solve()
        for v, true in sat.value.items():
            if true:
                r, c, d = enc.decode(v)
                board[r][c] = str(d)
