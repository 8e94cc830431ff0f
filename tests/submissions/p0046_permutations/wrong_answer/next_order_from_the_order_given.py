"""Makes the next order again and again, from the order given instead of the smallest one.

Verdict: Wrong Answer
Reason: [3, 1, 2] is missing: 1 of 6 were returned
Cause: slip, 12
Change: unsorted, 12
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        order, found = list(nums), []
        while True:
            found.append(order[:])
            pivot = len(order) - 2
            while pivot >= 0 and order[pivot] > order[pivot + 1]:
                pivot -= 1
            if pivot < 0:
                return found
            larger = min(x for x in order[pivot + 1 :] if x > order[pivot])
            place = order.index(larger)
            order[pivot], order[place] = order[place], order[pivot]
            order[pivot + 1 :] = sorted(order[pivot + 1 :])
