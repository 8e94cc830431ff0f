"""Passes on the index of the number just chosen, not the next one, so that it is chosen again.

Verdict: Memory Limit Exceeded
Reason: used more than 512 MiB of memory
Cause: endless_recursion, 20
Change: start, 20
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        self.nums, self.found, self.chosen = nums, [], []
        self.walk(0, 0)
        return self.found

    def walk(self, begin: int, size: int) -> None:
        self.found.append(list(self.chosen))
        for at in range(begin, len(self.nums)):
            self.chosen.append(self.nums[at])
            self.walk(at, size + 1)
            self.chosen.pop()
