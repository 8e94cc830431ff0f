"""Begins with the empty slice, which is a palindrome, and recurses on the same start for ever.

Verdict: Runtime Error
Reason: maximum recursion depth exceeded
Cause: endless_recursion, 20
Change: range, 20
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        res = []
        path = []

        def backtrack(start):
            if start == len(s):
                res.append(path[:])
                return

            for end in range(start, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    path.append(piece)
                    backtrack(end)
                    path.pop()

        backtrack(0)
        return res
