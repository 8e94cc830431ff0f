"""Swap each of the remaining numbers to the next position of the list itself (回溯, 原地交换).

Idea: the front of `nums` is the path, and the rest is what is left. To choose a number, swap it to
    the first position of the rest. To undo the choice, swap the same two positions again. The list
    answers "what is used?" by position, so it needs no flags and no search for an unused number.
Order: not the order of the positions, because a swap also moves the number that stood in front.
    The answer for [1, 2, 3] ends with [3, 2, 1], [3, 1, 2].
Promise: `backtrack(first)` adds a copy of each permutation that begins with `nums[:first]`, and
    leaves `nums` as it was.
Cost: the tree of `used_flags.py`, 1,957 calls for six numbers, but a call loops only over what is
    left. The space besides the answer is that of at most n + 1 open calls.
Pitfall: the loop starts at `first`, not after it: swapping a number with itself is the choice to
    leave it there. And without the second swap, the next choice starts from a changed list, so that
    some permutations come twice and others never.
Next: LeetCode 47, where numbers may be equal. Skip a number that this call has already tried at
    `first`; a set in each call remembers them, since swaps do not keep a list sorted.
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        result = []

        def backtrack(first: int) -> None:
            """Add a copy of each permutation that begins with nums[:first]; leave nums as it was.

            nums[first:] holds the numbers that are left. Each of them gets its turn at the position
            `first`, and the swap back makes sure that every turn starts from the same list.
            """
            if first == len(nums):
                result.append(nums[:])
                return
            for i in range(first, len(nums)):
                nums[first], nums[i] = nums[i], nums[first]
                backtrack(first + 1)
                nums[first], nums[i] = nums[i], nums[first]

        backtrack(0)
        return result
