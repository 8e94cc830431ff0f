"""Begins each loop at 1 and leaves out only what is in the path: these are permutations.

Verdict: Wrong Answer
Reason: [2, 1] is [1, 2] again
Cause: start_index_missing, 19
Change: none
"""


class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
        output = []
        track = []

        def backtrack():
            if len(track) == k:
                output.append(track.copy())
                return
            for num in range(1, n + 1):
                if num in track:
                    continue
                track.append(num)
                backtrack()
                track.pop()

        backtrack()
        return output
