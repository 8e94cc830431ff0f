"""Mirrors an even centre like an odd one, so that its radius is that of another centre.

Verdict: Wrong Answer
Reason: which is not a palindrome
Cause: slip, 35
Change: harmful, 35
"""


class Manacher:
    def __init__(self, s):
        self.s = s
        self.n = len(s)
        self.odd = self._odd()
        self.even = self._even()

    def _odd(self):
        s, n = self.s, self.n
        d = [0] * n
        l, r = 0, -1
        for i in range(n):
            k = 1 if i > r else min(d[l + r - i], r - i + 1)
            while i - k >= 0 and i + k < n and s[i - k] == s[i + k]:
                k += 1
            d[i] = k
            if i + k - 1 > r:
                l, r = i - k + 1, i + k - 1
        return d

    def _even(self):
        s, n = self.s, self.n
        d = [0] * n
        l, r = 0, -1
        for i in range(n):
            k = 0 if i > r else min(d[l + r - i], r - i + 1)
            while i - k - 1 >= 0 and i + k < n and s[i - k - 1] == s[i + k]:
                k += 1
            d[i] = k
            if i + k - 1 > r:
                l, r = i - k, i + k - 1
        return d

    def is_palindrome(self, i, j):
        length = j - i + 1
        mid = (i + j + 1) // 2
        if length % 2:
            return self.odd[mid] >= length // 2 + 1
        return self.even[mid] >= length // 2


class CutGraph:
    def __init__(self, s):
        table = Manacher(s)
        self.next = [[j + 1 for j in range(i, len(s)) if table.is_palindrome(i, j)]
                     for i in range(len(s))]
        self.goal = len(s)

    def paths(self):
        cuts = [0]
        iters = [iter(self.next[0])]
        while iters:
            step = next(iters[-1], None)
            if step is None:
                iters.pop()
                cuts.pop()
                continue
            if step == self.goal:
                yield cuts + [step]
                continue
            cuts.append(step)
            iters.append(iter(self.next[step]))


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        graph = CutGraph(s)
        return [[s[a:b] for a, b in zip(p, p[1:])] for p in graph.paths()]
