"""Adds the path itself to the result, so that each entry is the same list.

Verdict: Wrong Answer
Reason: [] joins to '', not to 'a'
Cause: copy_missing, 21
Change: copy_missing, 21
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        self.res = []
        self.dfs(s, 0, [])
        return self.res

    def is_pali(self, s, l, r):
        return s[l:r + 1] == s[l:r + 1][::-1]

    def dfs(self, s, i, part):
        if i >= len(s):
            self.res.append(part)
            return
        for j in range(i, len(s)):
            if self.is_pali(s, i, j):
                part.append(s[i:j + 1])
                self.dfs(s, j + 1, part)
                part.pop()
