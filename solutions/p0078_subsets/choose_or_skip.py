"""Two calls for each number, with it and without it (选或不选, include or exclude, binary tree).

Idea: the call for position i decides about one number: it is in the subset, or it is not. After n
    decisions the path is a subset. Each row of n decisions is one leaf, so each subset comes once.
Order: subsets with the first number before those without it; the empty one comes last.
Promise: `decide(i)` adds every subset that begins with the path and goes on with numbers from
    position i on, and leaves the path as it was.
Cost: 2^n leaves, 2^(n+1) - 1 calls, nearly twice as many as in `start_index.py`; O(n · 2^n) with
    the copies. n + 1 calls are open at once.
Pitfall: the second call must come after the `pop()`. Before it, both are calls with the number.
Next: `bit_mask.py`. The n decisions are the n bits of a number.
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        result = []
        path = []

        def decide(i: int) -> None:
            """Add all subsets that begin with the path and go on from position i on."""
            if i == len(nums):  # every number was decided about: only leaves are answers
                result.append(path[:])
                return
            path.append(nums[i])
            decide(i + 1)
            path.pop()
            decide(i + 1)

        decide(0)
        return result
