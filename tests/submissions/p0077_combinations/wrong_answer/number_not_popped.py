"""Appends each number to the path, but never removes it.

Verdict: Wrong Answer
Reason: [2] is missing
Cause: undo_missing, 25
Change: undo, 25
"""


class Solution:
    def __init__(self):
        self.result = []
        self.path = []

    def combine(self, n: int, k: int) -> List[List[int]]:
        self.backtracking(n, k, 1)
        return self.result

    def backtracking(self, n, k, startIndex):
        if len(self.path) == k:
            self.result.append(self.path[:])
            return
        for i in range(startIndex, n + 1):
            self.path.append(i)
            self.backtracking(n, k, i + 1)
