"""Repeats until a pass changes nothing, but each pass writes every candidate anew.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: guess_missing
Change: none
Time limit: 0.2
Cases: LeetCode's hidden case 2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        changed = True
        while changed:
            changed = False
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        changed = True
                        left = self.candidates(board, r, c)
                        if len(left) == 1:
                            board[r][c] = left.pop()

    def candidates(self, board, r, c):
        box = {board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)}
        return set("123456789") - set(board[r]) - {row[c] for row in board} - box
