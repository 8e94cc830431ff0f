"""Leaves one change of each failed guess in the trail, so it is never undone.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: undo_missing, 101
Change: undo_incomplete, 101
"""


class Trail:
    def __init__(self):
        self.items = []

    def mark(self):
        return len(self.items)

    def push(self, cell, old):
        self.items.append((cell, old))

    def undo(self, mark, domain):
        while len(self.items) > mark + 1:
            cell, old = self.items.pop()
            domain[cell] = old


def build_peers():
    peers = []
    for i in range(81):
        r, c = divmod(i, 9)
        s = set()
        for j in range(81):
            y, x = divmod(j, 9)
            if j == i:
                continue
            if y == r or x == c:
                s.add(j)
            elif y // 3 == r // 3 and x // 3 == c // 3:
                s.add(j)
        peers.append(sorted(s))
    return peers


PEERS = build_peers()
FULL = 0b111111111
COUNT = [bin(m).count('1') for m in range(512)]


class TrailSolver:
    def __init__(self, board):
        self.domain = [FULL] * 81
        self.trail = Trail()
        self.ok = True
        for i in range(81):
            ch = board[i // 9][i % 9]
            if ch != '.':
                if not self.fix(i, 1 << (int(ch) - 1)):
                    self.ok = False
                    break

    def shrink(self, cell, mask):
        self.trail.push(cell, self.domain[cell])
        self.domain[cell] = mask

    def fix(self, cell, bit):
        if not self.domain[cell] & bit:
            return False
        todo = []
        if self.domain[cell] != bit:
            self.shrink(cell, bit)
        todo.append(cell)
        while todo:
            cur = todo.pop()
            b = self.domain[cur]
            for p in PEERS[cur]:
                if self.domain[p] & b:
                    left = self.domain[p] & ~b
                    if left == 0:
                        return False
                    self.shrink(p, left)
                    if COUNT[left] == 1:
                        todo.append(p)
        return True

    def pick(self):
        best = -1
        size = 10
        for i in range(81):
            n = COUNT[self.domain[i]]
            if 1 < n < size:
                best = i
                size = n
                if n == 2:
                    break
        return best

    def solve(self):
        cell = self.pick()
        if cell == -1:
            return True
        options = self.domain[cell]
        while options:
            bit = options & -options
            options &= options - 1
            mark = self.trail.mark()
            if self.fix(cell, bit) and self.solve():
                return True
            self.trail.undo(mark, self.domain)
        return False

    def export(self, board):
        for i, mask in enumerate(self.domain):
            if COUNT[mask] == 1:
                board[i // 9][i % 9] = str(mask.bit_length())


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solver = TrailSolver(board)
        if solver.ok and solver.solve():
            solver.export(board)
