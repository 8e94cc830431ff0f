"""Adds a list of letters to the result, not the string of them.

Verdict: Wrong Answer
Reason: returned[0] is the list ['a'], expected a string
Cause: slip, 18
Change: not_joined, 18
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        d = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        ans = []
        path = []

        def dfs(i: int) -> None:
            if i == len(digits):
                ans.append(path.copy())
                return
            for c in d[int(digits[i])]:
                path.append(c)
                dfs(i + 1)
                path.pop()

        if digits:
            dfs(0)
        return ans
