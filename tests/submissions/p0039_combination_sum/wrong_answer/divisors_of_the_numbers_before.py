"""Refuses rests by the gcd of the numbers before, not of those to come.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 35
Change: direction, 35
"""


from math import gcd


class Frame:
    __slots__ = ("index", "remain", "count", "limit")

    def __init__(self, index, remain, value):
        self.index = index
        self.remain = remain
        self.count = -1
        self.limit = remain // value


class Enumerator:
    def __init__(self, candidates, target):
        self.nums = sorted(candidates, reverse=True)
        self.target = target
        n = len(self.nums)
        self.smallest = [0] * n
        low = target + 1
        for i in range(n - 1, -1, -1):
            low = min(low, self.nums[i])
            self.smallest[i] = low
        self.div = [0] * n
        g = 0
        for i in range(n):
            g = gcd(g, self.nums[i])
            self.div[i] = g

    def dead(self, i, remain):
        if i == len(self.nums):
            return True
        if remain < self.smallest[i]:
            return True
        return remain % self.div[i] != 0

    def collect(self, frames):
        combo = []
        for f in frames:
            combo.extend([self.nums[f.index]] * f.count)
        return combo

    def run(self):
        out = []
        if self.dead(0, self.target):
            return out
        frames = [Frame(0, self.target, self.nums[0])]
        while frames:
            top = frames[-1]
            top.count += 1
            if top.count > top.limit:
                frames.pop()
                continue
            remain = top.remain - top.count * self.nums[top.index]
            if remain == 0:
                out.append(self.collect(frames))
                continue
            i = top.index + 1
            if self.dead(i, remain):
                continue
            frames.append(Frame(i, remain, self.nums[i]))
        return out


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        return Enumerator(candidates, target).run()
