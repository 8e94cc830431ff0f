"""Tries the digits of a cell in a loop that starts again at 1 when none fits.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: none
Near: endless_recursion | search_in_circles
Time limit: 0.2
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    d = 1
                    board[r][c] = str(d)
                    while not self.valid(board, r, c):
                        d = d % 9 + 1
                        board[r][c] = str(d)

    def valid(self, board, r, c):
        box = [board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)]
        for unit in board[r], [row[c] for row in board], box:
            if unit.count(board[r][c]) > 1:
                return False
        return True
