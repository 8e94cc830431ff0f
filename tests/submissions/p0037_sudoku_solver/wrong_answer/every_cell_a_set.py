"""Writes the set of its candidates into each blank, to look at it later.

Verdict: Wrong Answer
Reason: the set {
Cause: none
Change: none
Catalogue: 57
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = set("123456789") - set(map(str, board[r]))
