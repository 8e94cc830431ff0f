"""Heap's algorithm, which swaps with the last number of the list instead of the last one of the part.

Verdict: Wrong Answer
Reason: occurs twice
Cause: slip, 22
Change: place, 22
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        a = nums[:]
        out = []

        def heap(size):
            if size == 1:
                out.append(a[:])
                return
            for i in range(size):
                heap(size - 1)
                j = 0 if size % 2 else i
                a[j], a[-1] = a[-1], a[j]

        heap(len(a))
        return out
