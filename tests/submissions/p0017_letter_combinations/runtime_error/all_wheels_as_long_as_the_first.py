"""Turns each wheel of letters as far as the first one.

Verdict: Runtime Error
Reason: out of range
Cause: index_out_of_range, 21
Change: number, 21
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        groups = [keys[int(d)] for d in digits]
        if not groups:
            return []
        wheel = [0] * len(groups)
        out = []
        while True:
            out.append("".join(g[w] for g, w in zip(groups, wheel)))
            pos = len(groups) - 1
            while pos >= 0 and wheel[pos] == len(groups[0]) - 1:
                wheel[pos] = 0
                pos -= 1
            if pos < 0:
                return out
            wheel[pos] += 1
