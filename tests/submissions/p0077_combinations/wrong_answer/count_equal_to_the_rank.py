"""Goes below a count that equals the rank.

Verdict: Wrong Answer
Reason: holds 0, expected 1
Cause: slip, 40
Change: comparison, 40
"""


class Pascal:
    def __init__(self, rows: int):
        self.table = []
        for i in range(rows + 1):
            row = [0] * (rows + 1)
            row[0] = 1
            for j in range(1, i + 1):
                above = self.table[i - 1]
                row[j] = above[j - 1] + above[j]
            self.table.append(row)

    def choose(self, n: int, k: int) -> int:
        if n < 0 or k < 0 or k > n:
            return 0
        return self.table[n][k]


class CombinationSpace:
    def __init__(self, n: int, k: int):
        self.n = n
        self.k = k
        self.pascal = Pascal(n)

    def __len__(self) -> int:
        return self.pascal.choose(self.n, self.k)

    def unrank(self, rank: int) -> List[int]:
        chosen = []
        m = self.n - 1
        for k in range(self.k, 0, -1):
            while m > 0 and self.pascal.choose(m, k) >= rank:
                m -= 1
            chosen.append(m)
            rank -= self.pascal.choose(m, k)
            m -= 1
        chosen.reverse()
        return chosen

    def __iter__(self) -> Iterator[List[int]]:
        for rank in range(len(self)):
            yield self.unrank(rank)


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        space = CombinationSpace(n, k)
        return [[x + 1 for x in subset] for subset in space]
