"""Returns what `append` returns, before the loop begins.

Verdict: Wrong Answer
Reason: [0] is missing: 1 of 2 were returned
Cause: slip, 15
Change: return_surplus, 15
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        all_subsets = []

        def visit(first, chosen):
            return all_subsets.append(chosen.copy())
            for k in range(first, len(nums)):
                chosen.append(nums[k])
                visit(k + 1, chosen)
                chosen.pop()

        visit(0, [])
        return all_subsets
