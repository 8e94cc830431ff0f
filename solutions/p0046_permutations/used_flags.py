"""Add an unused number to the path, and mark what is used in a list of flags (回溯, used 数组).

Idea: a permutation has `len(nums)` positions. Each call fills the next position: it loops over all
    numbers, skips those that are on the path, adds one, recurses, and removes it again. A flag for
    each number says whether it is on the path. This is the usual answer, and the one to have ready
    in an interview.
Order: the permutations in the order of the positions in `nums`; ascending if `nums` is sorted.
Promise: `backtrack()` adds a copy of each permutation that begins with `path`, and leaves `path`
    and `used` as they were.
Cost: n! permutations, each copied in n steps, so the answer alone is n · n! numbers. The calls are
    fewer than 3 · n!: six numbers take 1,957 calls for 720 permutations. At most n + 1 calls are
    open, which is the space besides the answer.
Pitfall: `result.append(path)` without a copy adds the same list each time, and at the end that list
    is empty. And there is no start index, as there is in 77: `[2, 1]` is not `[1, 2]`.
Next: `swap_in_place.py`. It needs no flags and no path.
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        result = []
        path = []
        used = [False] * len(nums)

        def backtrack() -> None:
            """Add a copy of each permutation that begins with path, and leave path as it was.

            Whenever a call begins or ends, used[i] is True if and only if nums[i] is on the path.
            Each permutation that begins with path goes on with exactly one unused number, so the
            loop reaches each of them once.
            """
            if len(path) == len(nums):
                result.append(path[:])
                return
            for i, num in enumerate(nums):
                if used[i]:
                    continue
                used[i] = True
                path.append(num)
                backtrack()
                path.pop()
                used[i] = False

        backtrack()
        return result
