"""Does nothing, for ever.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: none
Catalogue: 1
Cases: One blank
Time limit: 0.2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            pass
