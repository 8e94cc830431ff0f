"""Gives up where the rest is not a multiple of the divisor of two candidates, not of all later ones.

Verdict: Wrong Answer
Reason: [2, 2, 3] is missing
Cause: slip, 34
Change: surplus, 34
"""


from math import gcd


class Coins:
    def __init__(self, candidates):
        self.coins = sorted(candidates, reverse=True)
        self.count = len(self.coins)
        self.step = self._steps()
        self.smallest = self.coins[-1]

    def _steps(self):
        steps = []
        for i in range(self.count):
            if i + 1 < self.count:
                steps.append(gcd(self.coins[i], self.coins[i + 1]))
            else:
                steps.append(self.coins[i])
        return steps

    def hopeless(self, i, rest):
        if rest == 0:
            return False
        if i == self.count or rest < self.smallest:
            return True
        return rest % self.step[i] != 0


class Walker:
    def __init__(self, coins_of, target):
        self.coins_of = coins_of
        self.target = target
        self.amount = [0] * coins_of.count
        self.solutions = []

    def record(self):
        combo = []
        for coin, times in zip(self.coins_of.coins, self.amount):
            combo.extend([coin] * times)
        self.solutions.append(combo)

    def walk(self, i, rest):
        if rest == 0:
            self.record()
            return
        if self.coins_of.hopeless(i, rest):
            return
        coin = self.coins_of.coins[i]
        most = rest // coin
        for times in range(most, -1, -1):
            self.amount[i] = times
            self.walk(i + 1, rest - times * coin)
        self.amount[i] = 0


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        coins_of = Coins(candidates)
        walker = Walker(coins_of, target)
        walker.walk(0, target)
        return walker.solutions
