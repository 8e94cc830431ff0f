"""Skips the pieces that are palindromes and keeps the others.

Verdict: Wrong Answer
Reason: ['a'] is missing
Cause: slip, 20
Change: comparison, 20
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        res = []
        self.search(s, 0, [], res)
        return res

    def search(self, s, pos, path, res):
        if pos == len(s):
            res.append(path[:])
        for stop in range(pos + 1, len(s) + 1):
            if s[pos:stop] == s[pos:stop][::-1]:
                continue
            path.append(s[pos:stop])
            self.search(s, stop, path, res)
            path.pop()
