"""Finds all palindromes by their radii, and takes the radius of the mirrored place as it is.

Verdict: Wrong Answer
Reason: not a palindrome
Cause: slip, 23
Change: not_limited, 23
"""


class Palindromes:
    def __init__(self, s):
        self.text = "#" + "#".join(s) + "#"
        self.radius = self._radii()

    def _radii(self):
        t = self.text
        size = len(t)
        radius = [0] * size
        center = right = 0
        for i in range(size):
            if i < right:
                mirror = 2 * center - i
                radius[i] = radius[mirror]
            while True:
                a = i - radius[i] - 1
                b = i + radius[i] + 1
                if a < 0 or b >= size or t[a] != t[b]:
                    break
                radius[i] += 1
            if i + radius[i] > right:
                center = i
                right = i + radius[i]
        return radius

    def covers(self, left, right):
        return self.radius[left + right + 1] >= right - left + 1


class Graph:
    def __init__(self, size):
        self.size = size
        self.targets = [[] for _ in range(size + 1)]

    def connect(self, a, b):
        self.targets[a].append(b)

    def paths(self):
        stack = [(0, (0,))]
        while stack:
            node, path = stack.pop()
            if node == self.size:
                yield path
                continue
            for nxt in self.targets[node]:
                stack.append((nxt, path + (nxt,)))


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        pals = Palindromes(s)
        graph = Graph(len(s))
        for left in range(len(s)):
            for right in range(left, len(s)):
                if pals.covers(left, right):
                    graph.connect(left, right + 1)
        result = []
        for path in graph.paths():
            result.append([s[a:b] for a, b in zip(path, path[1:])])
        return result
