"""Prints to the other stream, which counts as well.

Verdict: Output Limit Exceeded
Reason: 1 MiB
Cause: none
Change: none
Near: prints_too_much
Catalogue: 24
Cases: One blank
Time limit: 0.3
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            print("x" * 1000, file=sys.stderr)
