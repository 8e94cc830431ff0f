"""Extends the result by the numbers of the path, so that it is one flat list.

Verdict: Wrong Answer
Reason: returned[0] is the int 1, expected a list of ints
Cause: slip, 16
Change: function, 16
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res = []

        def dfs(path, left):
            if len(left) == 0:
                res.extend(path)
                return
            for num in left:
                dfs(path + [num], [x for x in left if x != num])

        dfs([], nums)
        return res
