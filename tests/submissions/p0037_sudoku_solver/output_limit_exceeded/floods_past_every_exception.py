"""Goes on printing whatever happens, around Python's own streams.

Verdict: Output Limit Exceeded
Reason: 1 MiB
Cause: none
Change: none
Near: prints_too_much
Catalogue: 23
Cases: One blank
Time limit: 0.3
"""

import os


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            try:
                os.write(1, b"x" * 10000)
            except BaseException:
                pass
