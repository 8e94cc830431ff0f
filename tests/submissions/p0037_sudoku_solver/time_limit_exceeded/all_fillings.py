"""Tries every way to fill the blanks and looks at the rules when the board is full.

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
        for digits in product("123456789", repeat=len(blanks)):
            for (r, c), d in zip(blanks, digits):
                board[r][c] = d
            if self.solved(board):
                return

    def solved(self, board):
        boxes = [
            [board[r // 3 * 3 + k // 3][r % 3 * 3 + k % 3] for k in range(9)] for r in range(9)
        ]
        return all(len(set(unit)) == 9 for unit in [*board, *zip(*board), *boxes])
