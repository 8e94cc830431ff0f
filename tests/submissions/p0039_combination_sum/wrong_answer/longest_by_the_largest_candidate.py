"""Divides by the largest candidate for the greatest length, too.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 33
Change: name, 33
"""


from math import gcd
from functools import reduce


class Pool:
    def __init__(self, numbers):
        self.items = sorted(numbers)
        self.smallest = self.items[0]
        self.largest = self.items[-1]
        self.suffix_gcd = [0] * (len(self.items) + 1)
        for i in range(len(self.items) - 1, -1, -1):
            self.suffix_gcd[i] = gcd(self.items[i], self.suffix_gcd[i + 1])

    def possible(self, start, rest):
        if rest == 0:
            return True
        g = self.suffix_gcd[start]
        return g != 0 and rest % g == 0

    def shortest(self, target):
        return -(-target // self.largest)

    def longest(self, target):
        return target // self.largest


class DeepeningSearch:
    def __init__(self, pool, target):
        self.pool = pool
        self.target = target
        self.path = []
        self.results = []

    def run(self):
        low = self.pool.shortest(self.target)
        high = self.pool.longest(self.target)
        for depth in range(low, high + 1):
            self.descend(0, self.target, depth)
        return self.results

    def descend(self, start, rest, left):
        if left == 0:
            if rest == 0:
                self.results.append(list(self.path))
            return
        if not self.pool.possible(start, rest):
            return
        items = self.pool.items
        for i in range(start, len(items)):
            c = items[i]
            if c * left > rest:
                break
            if c + self.pool.largest * (left - 1) < rest:
                continue
            self.path.append(c)
            self.descend(i, rest - c, left - 1)
            self.path.pop()


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        if target % reduce(gcd, candidates):
            return []
        pool = Pool(candidates)
        if pool.smallest > target:
            return []
        return DeepeningSearch(pool, target).run()
