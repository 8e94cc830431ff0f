"""Makes two mistakes: no flag is cleared again, and the path is collected without a copy.

Verdict: Wrong Answer
Reason: [] does not hold 1
Cause: undo_missing, 19
Change: copy_missing, 19
"""


class Solution:
    def permute(self, nums):
        self.found = []
        self.used = [False] * len(nums)
        self.extend(nums, [])
        return self.found

    def extend(self, nums, path):
        if len(path) == len(nums):
            self.found.append(path)
            return
        for i in range(len(nums)):
            if self.used[i]:
                continue
            self.used[i] = True
            path.append(nums[i])
            self.extend(nums, path)
            path.pop()
