"""Numbers the constraints of boxes from 234, in the middle of those of columns.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: never_written, 14
Change: number, 14
"""


class ConstraintIds:
    CELL = 0
    ROW = 81
    COL = 162
    BOX = 234
    TOTAL = 324

    @classmethod
    def of(cls, r, c, n):
        b = r // 3 * 3 + c // 3
        return (cls.CELL + r * 9 + c,
                cls.ROW + r * 9 + n,
                cls.COL + c * 9 + n,
                cls.BOX + b * 9 + n)


class Placement:
    __slots__ = ("r", "c", "n", "ids")

    def __init__(self, r, c, n):
        self.r = r
        self.c = c
        self.n = n
        self.ids = ConstraintIds.of(r, c, n)

    def __repr__(self):
        return "%d%d=%d" % (self.r, self.c, self.n + 1)


class Matrix:
    def __init__(self):
        self.columns = {k: set() for k in range(ConstraintIds.TOTAL)}
        self.index = {}
        for r in range(9):
            for c in range(9):
                for n in range(9):
                    p = Placement(r, c, n)
                    self.index[r, c, n] = p
                    for k in p.ids:
                        self.columns[k].add(p)

    def choose(self, p):
        removed = []
        for k in p.ids:
            if k not in self.columns:
                continue
            col = self.columns.pop(k)
            removed.append((k, col))
            for q in col:
                for k2 in q.ids:
                    if k2 in self.columns:
                        self.columns[k2].discard(q)
        return removed

    def undo(self, removed):
        for k, col in reversed(removed):
            for q in col:
                for k2 in q.ids:
                    if k2 in self.columns:
                        self.columns[k2].add(q)
            self.columns[k] = col

    def tightest(self):
        best = None
        for k, col in self.columns.items():
            if best is None or len(col) < len(self.columns[best]):
                best = k
                if not col:
                    break
        return best


class ExactCover:
    def __init__(self, matrix):
        self.matrix = matrix
        self.picked = []

    def solve(self):
        if not self.matrix.columns:
            return True
        k = self.matrix.tightest()
        for p in list(self.matrix.columns[k]):
            self.picked.append(p)
            removed = self.matrix.choose(p)
            if self.solve():
                return True
            self.matrix.undo(removed)
            self.picked.pop()
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        matrix = Matrix()
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    matrix.choose(matrix.index[r, c, int(board[r][c]) - 1])
        cover = ExactCover(matrix)
        cover.solve()
        for p in cover.picked:
            board[p.r][p.c] = str(p.n + 1)
