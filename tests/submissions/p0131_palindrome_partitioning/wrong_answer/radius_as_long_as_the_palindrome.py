"""Takes only palindromes whose radius is larger than their length, which the radius equals.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 36
Change: comparison, 36
"""


class PalindromeOracle:
    def __init__(self, s: str):
        self.text = '#' + '#'.join(s) + '#'
        self.radius = self._radii()

    def _radii(self) -> List[int]:
        t = self.text
        n = len(t)
        rad = [0] * n
        center = right = 0
        for i in range(n):
            if i < right:
                rad[i] = min(right - i, rad[2 * center - i])
            lo = i - rad[i] - 1
            hi = i + rad[i] + 1
            while lo >= 0 and hi < n and t[lo] == t[hi]:
                rad[i] += 1
                lo -= 1
                hi += 1
            if i + rad[i] > right:
                center, right = i, i + rad[i]
        return rad

    def is_palindrome(self, left: int, right: int) -> bool:
        length = right - left + 1
        middle = left + right + 1
        return self.radius[middle] > length


class CutGraph:
    def __init__(self, s: str, oracle: PalindromeOracle):
        self.size = len(s)
        self.edges: List[List[int]] = []
        for i in range(self.size):
            out = []
            for j in range(i, self.size):
                if oracle.is_palindrome(i, j):
                    out.append(j + 1)
            self.edges.append(out)

    def paths(self) -> Iterator[List[int]]:
        stack = [[0]]
        while stack:
            path = stack.pop()
            if path[-1] == self.size:
                yield path
                continue
            for nxt in self.edges[path[-1]]:
                stack.append(path + [nxt])


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        oracle = PalindromeOracle(s)
        graph = CutGraph(s, oracle)
        result = []
        for path in graph.paths():
            pieces = []
            for a, b in zip(path, path[1:]):
                pieces.append(s[a:b])
            result.append(pieces)
        return result
