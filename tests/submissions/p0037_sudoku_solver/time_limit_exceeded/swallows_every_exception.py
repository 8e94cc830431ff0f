"""Catches all that could be thrown at it, and loops.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: none
Catalogue: 6
Cases: One blank
Time limit: 0.2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass
