"""Remembers in another object which rests had no combination, but not from which candidate on.

Verdict: Wrong Answer
Reason: is missing
Cause: stale_cache, 32
Change: cache, 32
"""


class Trail:
    def __init__(self):
        self.items: List[int] = []

    def push(self, value: int) -> None:
        self.items.append(value)

    def undo(self) -> None:
        self.items.pop()

    def snapshot(self) -> List[int]:
        return self.items[:]


class DeadEnds:
    def __init__(self):
        self.dead: Set[int] = set()

    def mark(self, remaining: int) -> None:
        self.dead.add(remaining)

    def contains(self, remaining: int) -> bool:
        return remaining in self.dead


class Searcher:
    def __init__(self, candidates: List[int], target: int):
        self.candidates = sorted(candidates, reverse=True)
        self.target = target
        self.trail = Trail()
        self.dead = DeadEnds()
        self.found: List[List[int]] = []

    def run(self) -> List[List[int]]:
        self.search(0, self.target)
        return self.found

    def search(self, start: int, remaining: int) -> bool:
        if remaining == 0:
            self.found.append(self.trail.snapshot())
            return True
        if self.dead.contains(remaining):
            return False
        success = False
        for i in range(start, len(self.candidates)):
            c = self.candidates[i]
            if c > remaining:
                continue
            self.trail.push(c)
            if self.search(i, remaining - c):
                success = True
            self.trail.undo()
        if not success:
            self.dead.mark(remaining)
        return success


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        return Searcher(candidates, target).run()
