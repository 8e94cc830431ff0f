"""Keeps each rest that no candidate from here on can make, and gives it up for earlier ones, too.

Verdict: Wrong Answer
Reason: is missing
Cause: stale_cache, 42
Change: cache, 42
"""


class Chooser:
    def __init__(self, cand, target):
        self.cand = sorted(cand)
        self.target = target
        self.counts = [0] * len(cand)
        self.found = []
        self.dead = set()
        self.suffix_gcd = self.make_gcd()
        self.suffix_min = self.make_min()

    def make_gcd(self):
        out = [0] * (len(self.cand) + 1)
        for i in range(len(self.cand) - 1, -1, -1):
            a, b = out[i + 1], self.cand[i]
            while b:
                a, b = b, a % b
            out[i] = a
        return out

    def make_min(self):
        out = [10 ** 9] * (len(self.cand) + 1)
        for i in range(len(self.cand) - 1, -1, -1):
            out[i] = min(out[i + 1], self.cand[i])
        return out

    def hopeless(self, i, rest):
        if i == len(self.cand):
            return True
        if rest < self.suffix_min[i]:
            return True
        if rest % self.suffix_gcd[i] != 0:
            return True
        return rest in self.dead

    def run(self, i, rest):
        if rest == 0:
            self.record()
            return True
        if self.hopeless(i, rest):
            return False
        any_found = False
        most = rest // self.cand[i]
        for times in range(most + 1):
            self.counts[i] = times
            if self.run(i + 1, rest - times * self.cand[i]):
                any_found = True
        self.counts[i] = 0
        if not any_found:
            self.dead.add(rest)
        return any_found

    def record(self):
        combo = []
        for c, k in zip(self.cand, self.counts):
            combo.extend([c] * k)
        self.found.append(combo)


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        ch = Chooser(candidates, target)
        ch.run(0, target)
        return ch.found
