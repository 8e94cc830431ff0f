"""Takes the chosen number out of the list that the loop runs over, and appends it afterwards.

Verdict: Wrong Answer
Reason: [1, 2] occurs twice
Cause: modified_while_iterating, 18
Change: loop_changed, 18
"""


class Solution:
    def permute(self, nums: List[int]) -> List[List[int]]:
        res = []

        def dfs(rest, path):
            if not rest:
                res.append(path[:])
                return
            for x in rest:
                rest.remove(x)
                path.append(x)
                dfs(rest, path)
                path.pop()
                rest.append(x)

        dfs(nums, [])
        return res
