"""Chooses the blank with the fewest candidates, but leaves out those that have none.

Verdict: Wrong Answer
Reason: blanks left
Cause: never_backtracks
Change: none
Cases: Many wrong guesses
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def solve(self, board):
        choices = [self.candidates(board, r, c) for r in range(9) for c in range(9)]
        choices = [choice for choice in choices if choice[2]]
        if not choices:
            return True
        r, c, left = min(choices, key=lambda choice: len(choice[2]))
        for d in left:
            board[r][c] = d
            if self.solve(board):
                return True
            board[r][c] = "."
        return False

    def candidates(self, board, r, c):
        if board[r][c] != ".":
            return r, c, []
        box = {board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)}
        return r, c, sorted(set("123456789") - set(board[r]) - {row[c] for row in board} - box)
