"""Is inside one call of the C library, where no Python code, handlers included, gets a turn.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Catalogue: 7
Cases: One blank
Time limit: 0.2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        all(repeat(True))
