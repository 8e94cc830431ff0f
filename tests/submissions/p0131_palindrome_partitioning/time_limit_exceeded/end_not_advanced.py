"""Continues a `while` loop at a piece that is no palindrome, before its end has moved on.

Verdict: Time Limit Exceeded
Reason: no answer after
Cause: slip, 24
Change: counter_missing, 24
Time limit: 0.2
Cases: Two letters
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        res = []

        def dfs(start, path):
            if start == len(s):
                res.append(path)
                return
            end = start + 1
            while end <= len(s):
                piece = s[start:end]
                if piece != piece[::-1]:
                    continue
                dfs(end, path + [piece])
                end += 1

        dfs(0, [])
        return res
