"""Jumps back to a cell that is to blame, and forgets the cells of the box.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written, 87
Change: backjump, 87
Cases: A single undo
"""


class Variable:
    def __init__(self, index, r, c):
        self.index = index
        self.r = r
        self.c = c
        self.value = 0
        self.earlier_line = []
        self.earlier_box = []

    @property
    def box(self):
        return self.r // 3, self.c // 3

    def link(self, other):
        if other.r == self.r or other.c == self.c:
            self.earlier_line.append(other)
        elif other.box == self.box:
            self.earlier_box.append(other)


class Backjumper:
    def __init__(self, board):
        self.board = board
        self.fixed = {}
        self.variables = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    self.variables.append((r, c))
                else:
                    self.fixed[r, c] = int(board[r][c])
        self.static = {cell: self.static_domain(*cell) for cell in self.variables}
        self.variables = self.make_order()

    def static_domain(self, r, c):
        taken = set()
        for (i, j), v in self.fixed.items():
            if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3):
                taken.add(v)
        return [d for d in range(1, 10) if d not in taken]

    def make_order(self):
        rest = list(self.variables)
        order = []
        weight = {cell: 0 for cell in rest}
        while rest:
            cell = min(rest, key=lambda x: (len(self.static[x]) - weight[x], x))
            rest.remove(cell)
            v = Variable(len(order), *cell)
            for w in order:
                v.link(w)
            order.append(v)
            for x in rest:
                if x[0] == cell[0] or x[1] == cell[1]:
                    weight[x] += 1
        return order

    def blockers(self, v, d):
        line = [w.index for w in v.earlier_line if w.value == d]
        box = [w.index for w in v.earlier_box if w.value == d]
        return line, box

    def search(self, k):
        if k == len(self.variables):
            return None
        v = self.variables[k]
        conflict = set()
        for d in self.static[v.r, v.c]:
            line, box = self.blockers(v, d)
            if line or box:
                conflict.update(line)
                continue
            v.value = d
            deeper = self.search(k + 1)
            if deeper is None:
                return None
            if k not in deeper:
                v.value = 0
                return deeper
            deeper.discard(k)
            conflict |= deeper
        v.value = 0
        return conflict

    def run(self):
        if self.search(0) is None:
            for v in self.variables:
                self.board[v.r][v.c] = str(v.value)
            return True
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        Backjumper(board).run()
