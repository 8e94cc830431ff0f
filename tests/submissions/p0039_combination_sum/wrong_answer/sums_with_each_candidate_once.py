"""Prunes by the sums that can be made with each candidate once.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 22
Change: harmful, 22
"""


class Reach:
    def __init__(self, candidates: List[int], target: int):
        self.window = (1 << (target + 1)) - 1
        n = len(candidates)
        self.bits = [0] * (n + 1)
        self.bits[n] = 1
        for i in range(n - 1, -1, -1):
            self.bits[i] = self.extend(self.bits[i + 1], candidates[i])

    def extend(self, sums: int, c: int) -> int:
        return (sums | sums << c) & self.window

    def possible(self, i: int, total: int) -> bool:
        return total >= 0 and bool(self.bits[i] >> total & 1)


class Counts:
    def __init__(self, candidates: List[int]):
        self.candidates = candidates
        self.times = [0] * len(candidates)
        self.trail = []

    def take(self, i: int) -> None:
        self.times[i] += 1
        self.trail.append(i)

    def mark(self) -> int:
        return len(self.trail)

    def rollback(self, mark: int) -> None:
        while len(self.trail) > mark:
            self.times[self.trail.pop()] -= 1

    def as_list(self) -> List[int]:
        out = []
        for value, t in zip(self.candidates, self.times):
            out.extend([value] * t)
        return out


class Search:
    def __init__(self, candidates: List[int], target: int):
        self.candidates = sorted(candidates, reverse=True)
        self.reach = Reach(self.candidates, target)
        self.counts = Counts(self.candidates)
        self.target = target
        self.found = []

    def run(self) -> List[List[int]]:
        self.level(0, self.target)
        return self.found

    def level(self, i: int, left: int) -> None:
        if left == 0:
            self.found.append(self.counts.as_list())
            return
        if i == len(self.candidates):
            return
        mark = self.counts.mark()
        rest = left
        while rest >= 0:
            if self.reach.possible(i + 1, rest):
                self.level(i + 1, rest)
            self.counts.take(i)
            rest -= self.candidates[i]
        self.counts.rollback(mark)


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        return Search(candidates, target).run()
