"""Appends each letter to the shared path, but never removes it.

Verdict: Wrong Answer
Reason: 'ab' has length 2, expected 1
Cause: undo_missing, 25
Change: undo, 25
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        phone = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl",
                 "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
        res = []
        path = []

        def dfs(i):
            if i == len(digits):
                res.append("".join(path))
                return
            for c in phone[digits[i]]:
                path.append(c)
                dfs(i + 1)

        dfs(0)
        return res
