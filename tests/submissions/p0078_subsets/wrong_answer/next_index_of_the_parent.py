"""Gives each child the index after the start of its parent.

Verdict: Wrong Answer
Reason: holds 2 twice
Cause: slip, 39
Change: start, 39
"""


class Node:
    __slots__ = ("items", "nxt")

    def __init__(self, items, nxt):
        self.items = items
        self.nxt = nxt

    def size(self):
        return len(self.items)


class Level:
    def __init__(self, nodes):
        self.nodes = nodes

    def __iter__(self):
        return iter(self.nodes)

    def empty(self):
        return not self.nodes


class SubsetLattice:
    def __init__(self, nums):
        self.nums = nums
        self.levels = [Level([Node([], 0)])]

    def children(self, node):
        for i in range(node.nxt, len(self.nums)):
            yield Node(node.items + [self.nums[i]], node.nxt + 1)

    def grow(self):
        last = self.levels[-1]
        fresh = []
        for node in last:
            for child in self.children(node):
                fresh.append(child)
        level = Level(fresh)
        if level.empty():
            return False
        self.levels.append(level)
        return True

    def build(self):
        while self.grow():
            pass

    def collect(self):
        out = []
        for level in self.levels:
            for node in level:
                out.append(node.items)
        return out


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        lattice = SubsetLattice(nums)
        lattice.build()
        return lattice.collect()
