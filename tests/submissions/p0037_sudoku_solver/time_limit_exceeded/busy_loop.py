"""Does nothing, for ever.

Verdict: Time Limit Exceeded
Reason: no answer after
Likely: none
Catalogue: 1
Cases: One blank is filled
Time limit: 0.5
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            pass
