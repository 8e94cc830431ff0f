"""A loop from a start index, where every node is an answer (回溯模板, startIndex, 子集).

Idea: a call adds its path, whatever its length. Then it extends the path by each number from
    position `start` on. The positions in the path rise, so each subset is built in one way only.
    The tree is that of LeetCode 77 without a limit on the length. This is the one to have ready in
    an interview.
Order: lexicographic by positions: [], [1], [1, 2], [1, 2, 3], [1, 3], [2], ...
Promise: `backtrack(start)` adds every subset that begins with the path and goes on with numbers
    from position `start` on, and leaves the path as it was.
Cost: 2^n calls, one for each subset, and O(n) to copy each: O(n · 2^n). n + 1 calls are open at
    once.
Pitfall: `if start == len(nums)` before the copy makes only those subsets answers that end with the
    last number, and the empty one is lost.
Next: `choose_or_skip.py`. Its tree has one level for each number, and the answers are the leaves.
"""


class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        result = []
        path = []

        def backtrack(start: int) -> None:
            """Add all subsets that begin with the path and go on from position start on."""
            result.append(path[:])  # before the loop: every node is an answer, the root is []
            for i in range(start, len(nums)):  # empty at the end, so no base case is needed
                path.append(nums[i])
                backtrack(i + 1)
                path.pop()

        backtrack(0)
        return result
