"""Passes on the same index, so that the recursion never ends.

Verdict: Runtime Error
Reason: maximum recursion depth exceeded
Cause: endless_recursion, 26
Change: index_one_off, 26
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        hashmap = {
            "2": "abc", "3": "def", "4": "ghi", "5": "jkl",
            "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz",
        }
        res, path = [], []

        def backtrack(index):
            if index == len(digits):
                res.append("".join(path))
                return
            for letter in hashmap[digits[index]]:
                path.append(letter)
                backtrack(index)
                path.pop()

        backtrack(0)
        return res
