"""Prunes by a table of amounts that is filled downwards, so that each candidate counts once.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 26
Change: harmful, 26
"""


class Reach:
    def __init__(self, numbers, target):
        self.target = target
        size = len(numbers)
        self.table = [None] * (size + 1)
        last = [False] * (target + 1)
        last[0] = True
        self.table[size] = last
        for i in range(size - 1, -1, -1):
            row = self.table[i + 1][:]
            step = numbers[i]
            for amount in range(target, step - 1, -1):
                if row[amount - step]:
                    row[amount] = True
            self.table[i] = row

    def possible(self, i, amount):
        return 0 <= amount <= self.target and self.table[i][amount]


class Trail:
    def __init__(self):
        self.items = []

    def push(self, value):
        self.items.append(value)

    def mark(self):
        return len(self.items)

    def back_to(self, mark):
        del self.items[mark:]

    def snapshot(self):
        return self.items[:]


class Searcher:
    def __init__(self, numbers, target):
        self.numbers = numbers
        self.reach = Reach(numbers, target)
        self.trail = Trail()
        self.results = []

    def run(self, i, rest):
        if rest == 0:
            self.results.append(self.trail.snapshot())
            return
        if i == len(self.numbers) or not self.reach.possible(i, rest):
            return
        value = self.numbers[i]
        mark = self.trail.mark()
        amount = rest
        while amount >= 0:
            self.run(i + 1, amount)
            self.trail.push(value)
            amount -= value
        self.trail.back_to(mark)


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        numbers = sorted(candidates, reverse=True)
        searcher = Searcher(numbers, target)
        searcher.run(0, target)
        return searcher.results
