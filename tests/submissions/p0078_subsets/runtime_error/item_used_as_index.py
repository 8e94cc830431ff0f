"""Loops over the numbers, but uses each number as an index of the list.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range, 14
Change: item_as_index, 14
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        subsets = [[]]
        for number in nums:
            longer = [subset + [nums[number]] for subset in subsets]
            subsets += longer
        return subsets
