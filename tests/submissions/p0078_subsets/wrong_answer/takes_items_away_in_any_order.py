"""Takes items away in any order, so that a subset is reached several times.

Verdict: Wrong Answer
Reason: [] occurs twice
Cause: other_rule
Change: none
"""


class Solution:
    def subsets(self, nums):
        found = [nums]
        level = [nums]
        while level[0]:
            level = [old[:i] + old[i + 1 :] for old in level for i in range(len(old))]
            found += level
        return found
