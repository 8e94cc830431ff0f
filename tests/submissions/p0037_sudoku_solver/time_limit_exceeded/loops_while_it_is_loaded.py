"""Never gets as far as declaring its class.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Catalogue: 8
Cases: One blank
Time limit: 0.2
"""

while True:
    pass


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
