"""Draws the rows in the order in which the cover chose them.

Verdict: Wrong Answer
Reason: attack each other
Cause: slip, 86
Change: unsorted, 86
"""


class Node:
    __slots__ = ("left", "right", "up", "down", "head", "cell")

    def __init__(self, head=None, cell=None):
        self.left = self.right = self.up = self.down = self
        self.head = head
        self.cell = cell


class Head(Node):
    __slots__ = ("size",)

    def __init__(self):
        super().__init__()
        self.size = 0


class Links:
    def __init__(self, n):
        self.n = n
        self.root = Head()
        self.lines = []
        self.picked = []
        rows = [self.primary() for _ in range(n)]
        cols = [self.primary() for _ in range(n)]
        down = [Head() for _ in range(2 * n - 1)]
        rise = [Head() for _ in range(2 * n - 1)]
        for r in range(n):
            for c in range(n):
                self.add((r, c), [rows[r], cols[c], down[r - c + n - 1], rise[r + c]])

    def primary(self):
        h = Head()
        last = self.root.left
        h.left, h.right = last, self.root
        last.right = self.root.left = h
        return h

    def add(self, cell, heads):
        prev = None
        for h in heads:
            x = Node(h, cell)
            x.up, x.down = h.up, h
            h.up.down = x
            h.up = x
            h.size += 1
            if prev is not None:
                x.left, x.right = prev, prev.right
                prev.right.left = x
                prev.right = x
            prev = x

    def cover(self, h):
        h.left.right, h.right.left = h.right, h.left
        i = h.down
        while i is not h:
            j = i.right
            while j is not i:
                j.up.down, j.down.up = j.down, j.up
                j.head.size -= 1
                j = j.right
            i = i.down

    def uncover(self, h):
        i = h.up
        while i is not h:
            j = i.left
            while j is not i:
                j.head.size += 1
                j.up.down = j.down.up = j
                j = j.left
            i = i.up
        h.left.right = h.right.left = h

    def search(self, out):
        if self.root.right is self.root:
            out.append(["." * c + "Q" + "." * (self.n - c - 1) for r, c in self.picked])
            return
        best = h = self.root.right
        while h is not self.root:
            if h.size < best.size:
                best = h
            h = h.right
        self.cover(best)
        x = best.down
        while x is not best:
            self.picked.append(x.cell)
            j = x.right
            while j is not x:
                self.cover(j.head)
                j = j.right
            self.search(out)
            j = x.left
            while j is not x:
                self.uncover(j.head)
                j = j.left
            self.picked.pop()
            x = x.down
        self.uncover(best)


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        out = []
        Links(n).search(out)
        return out
