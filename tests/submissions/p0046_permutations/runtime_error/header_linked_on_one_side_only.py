"""Puts a covered column back into the list of headers on its left side only.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion, 72
Change: operand_dropped, 72
"""


class Node:
    def __init__(self, col=None, choice=None):
        self.left = self.right = self.up = self.down = self
        self.col = col
        self.choice = choice
        self.size = 0


class Links:
    def __init__(self, names):
        self.root = Node()
        self.cols = {}
        for name in names:
            c = Node()
            c.col = c
            c.left = self.root.left
            c.right = self.root
            self.root.left.right = c
            self.root.left = c
            self.cols[name] = c

    def add_row(self, choice, names):
        first = None
        for name in names:
            c = self.cols[name]
            node = Node(c, choice)
            node.up = c.up
            node.down = c
            c.up.down = node
            c.up = node
            c.size += 1
            if first is None:
                first = node
            else:
                node.left = first.left
                node.right = first
                first.left.right = node
                first.left = node

    def cover(self, c):
        c.right.left = c.left
        c.left.right = c.right
        i = c.down
        while i is not c:
            j = i.right
            while j is not i:
                j.down.up = j.up
                j.up.down = j.down
                j.col.size -= 1
                j = j.right
            i = i.down

    def uncover(self, c):
        i = c.up
        while i is not c:
            j = i.left
            while j is not i:
                j.col.size += 1
                j.down.up = j
                j.up.down = j
                j = j.left
            i = i.up
        c.right.left = c.left
        c.left.right = c

    def solve(self, picked):
        if self.root.right is self.root:
            yield list(picked)
            return
        best = self.root.right
        c = best.right
        while c is not self.root:
            if c.size < best.size:
                best = c
            c = c.right
        self.cover(best)
        r = best.down
        while r is not best:
            picked.append(r.choice)
            j = r.right
            while j is not r:
                self.cover(j.col)
                j = j.right
            yield from self.solve(picked)
            j = r.left
            while j is not r:
                self.uncover(j.col)
                j = j.left
            picked.pop()
            r = r.down
        self.uncover(best)


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)
        links = Links([("pos", i) for i in range(n)] + [("num", i) for i in range(n)])
        for p in range(n):
            for v in range(n):
                links.add_row((p, v), [("pos", p), ("num", v)])
        out = []
        for picked in links.solve([]):
            perm = [None] * n
            for p, v in picked:
                perm[p] = nums[v]
            out.append(perm)
        return out
