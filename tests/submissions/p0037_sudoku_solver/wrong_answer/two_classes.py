"""LeetCode's stub stands above the solution, which writes the digit 1 everywhere.

Verdict: Wrong Answer
Reason: has two 1s
Cause: class_declared_twice, 17
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = "1"
