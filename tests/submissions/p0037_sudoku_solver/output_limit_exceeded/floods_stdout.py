"""Prints until nobody listens any more.

Verdict: Output Limit Exceeded
Reason: 1 MiB
Cause: none
Change: none
Near: prints_too_much
Catalogue: 23
Cases: One blank
Time limit: 0.3
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            print("x" * 1000)
