"""Has a check for palindromes and never calls it.

Verdict: Wrong Answer
Reason: ['ab'] holds 'ab', which is not a palindrome
Cause: slip, 26
Change: check_unused, 26
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        def is_palindrome(text):
            for k in range(len(text) // 2):
                if text[k] != text[-1 - k]:
                    return False
            return True

        res, cur = [], []

        def dfs(rest):
            if not rest:
                res.append(cur.copy())
                return
            for k in range(1, len(rest) + 1):
                prefix = rest[:k]
                cur.append(prefix)
                dfs(rest[k:])
                cur.pop()

        dfs(s)
        return res
