"""Is a solution of LeetCode 46, in the file of 37.

Verdict: Runtime Error
Reason: class Solution has no method solveSudoku; it has permute
Cause: method_missing, 11
Change: none
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        if not nums:
            return [[]]
        return [[n] + p for n in nums for p in self.permute([m for m in nums if m != n])]
