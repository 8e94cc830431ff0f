"""Keeps one more mebibyte, and one more, until there is none left.

Verdict: Memory Limit Exceeded
Reason: 512 MiB
Cause: none
Change: none
Catalogue: 12
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.kept = []
        while True:
            self.kept.append(bytearray(2**20))
