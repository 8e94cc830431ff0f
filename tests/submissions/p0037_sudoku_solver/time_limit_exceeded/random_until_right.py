"""Fills the blanks with random digits until it happens to be right.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: checked_too_late
Change: none
Time limit: 0.2
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        while not self.solved(board):
            for r, c in blanks:
                board[r][c] = choice("123456789")

    def solved(self, board):
        boxes = [
            [board[r // 3 * 3 + k // 3][r % 3 * 3 + k % 3] for k in range(9)] for r in range(9)
        ]
        return all(set(unit) == set("123456789") for unit in [*board, *zip(*board), *boxes])
