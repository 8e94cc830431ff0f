"""Tries each number of copies of one coin, and fills the rest without trying fewer of the others.

Verdict: Wrong Answer
Reason: [2, 5] is missing: 2 of 3 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        found, coins = [], sorted(candidates)

        def fill(rest, others):
            path = []
            for coin in others:
                while coin <= rest:
                    path.append(coin)
                    rest -= coin
            return None if rest else path

        for place, coin in enumerate(coins):
            path, rest = [], target
            while coin <= rest:
                path, rest = path + [coin], rest - coin
                more = fill(rest, coins[place + 1 :])
                if more is not None:
                    found.append(path + more)
        return found
