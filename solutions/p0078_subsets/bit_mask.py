"""A subset for each number from 0 to 2^n - 1, whose bits say what is in it (位掩码, 二进制枚举).

Idea: n decisions between in and out are n bits, and n bits are a number below 2^n. So count: bit i
    of `mask` says whether `nums[i]` is in the subset. No recursion, nothing to undo.
Order: masks rising: [], [1], [2], [1, 2], [3], ...
Promise: each mask gives a different subset, and each subset has a mask.
Cost: 2^n masks with n bits to look at: O(n · 2^n). Only one subset is built at a time.
Pitfall: `mask & i` tests the bits of i. The bit at position i is `mask >> i & 1`.
Next: this doesn't prune. When only some subsets count, as in LeetCode 39, a search can leave out
    all that begin wrongly, whereas a loop over masks looks at every one.
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        n = len(nums)
        return [
            [nums[i] for i in range(n) if mask >> i & 1]
            for mask in range(1 << n)  # 0 is the empty subset, (1 << n) - 1 the whole list
        ]
