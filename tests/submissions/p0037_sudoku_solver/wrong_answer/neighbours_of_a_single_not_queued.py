"""Propagates further only from cells that have several candidates left.

Verdict: Wrong Answer
Reason: has two 2s
Cause: slip, 64
Change: comparison, 64
"""


from collections import deque


class CSP:
    def __init__(self):
        self.variables = [(r, c) for r in range(9) for c in range(9)]
        self.neighbours = {v: self._around(v) for v in self.variables}

    def _around(self, v):
        r, c = v
        out = []
        for x in self.variables:
            if x == v:
                continue
            same_box = x[0] // 3 == r // 3 and x[1] // 3 == c // 3
            if x[0] == r or x[1] == c or same_box:
                out.append(x)
        return out

    def all_arcs(self):
        return deque(
            (x, y)
            for x in self.variables
            for y in self.neighbours[x]
        )


def revise(domains, x, y):
    changed = False
    for d in list(domains[x]):
        if not any(e != d for e in domains[y]):
            domains[x].remove(d)
            changed = True
    return changed


def ac3(csp, domains, queue):
    while queue:
        x, y = queue.popleft()
        if revise(domains, x, y):
            if not domains[x]:
                return False
            if len(domains[x]) > 1:
                for z in csp.neighbours[x]:
                    if z != y:
                        queue.append((z, x))
    return True


class Backtracker:
    def __init__(self, csp):
        self.csp = csp

    def select(self, domains, assigned):
        rest = [v for v in self.csp.variables if v not in assigned and len(domains[v]) > 1]
        if not rest:
            return None
        return min(rest, key=lambda v: (len(domains[v]), v))

    def order(self, domains, v):
        def blocked(d):
            return sum(d in domains[n] for n in self.csp.neighbours[v])
        return sorted(domains[v], key=blocked)

    def search(self, domains, assigned):
        v = self.select(domains, assigned)
        if v is None:
            return domains
        for d in self.order(domains, v):
            trial = {k: list(s) for k, s in domains.items()}
            trial[v] = [d]
            queue = deque((n, v) for n in self.csp.neighbours[v])
            if ac3(self.csp, trial, queue):
                result = self.search(trial, assigned | {v})
                if result is not None:
                    return result
        return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        csp = CSP()
        domains = {}
        for r, c in csp.variables:
            ch = board[r][c]
            domains[r, c] = list('123456789') if ch == '.' else [ch]
        if not ac3(csp, domains, csp.all_arcs()):
            return
        result = Backtracker(csp).search(domains, frozenset())
        if result is None:
            return
        for (r, c), s in result.items():
            board[r][c] = s[0]
