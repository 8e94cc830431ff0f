"""Passes what `append` returns, which is None, as the path of the next call.

Verdict: Runtime Error
Reason: TypeError: 'NoneType' object is not subscriptable
Cause: wrong_type, 22
Change: returns_none, 22
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        ans = []

        def dfs(start, path):
            if start == len(s):
                ans.append(path[:])
                return
            for end in range(start + 1, len(s) + 1):
                t = s[start:end]
                if t != t[::-1]:
                    continue
                dfs(end, path.append(t))
                path.pop()

        dfs(0, [])
        return ans
