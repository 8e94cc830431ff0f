"""Writes the answer of LeetCode's example with its digits renamed to fit the givens.

Verdict: Wrong Answer
Reason: digit twice
Cause: none
Change: none
Near: digits_off_by_one
Catalogue: 52
"""

ANSWER = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        names = {}
        for i, d in enumerate(ANSWER):
            if board[i // 9][i % 9] != ".":
                names.setdefault(d, board[i // 9][i % 9])
        for i, d in enumerate(ANSWER):
            if board[i // 9][i % 9] == ".":
                board[i // 9][i % 9] = names.get(d, "1")
