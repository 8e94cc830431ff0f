"""Picks the letters from one pool of all keys, in their order.

Verdict: Wrong Answer
Reason: is missing
Cause: other_rule
Change: none
"""


from itertools import combinations

class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        phone = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl",
                 "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
        owner = {}
        for d, letters in phone.items():
            for ch in letters:
                owner[ch] = d
        pool = "".join(phone[d] for d in sorted(set(digits)))
        res = []
        for pick in combinations(pool, len(digits)):
            if sorted(owner[ch] for ch in pick) == sorted(digits):
                res.append("".join(pick))
        return res
