"""Takes a digit for a hidden single if no blank to the right can hold it.

Verdict: Wrong Answer
Reason: blanks left | digit twice
Cause: loop_without_search
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        progress = True
        while progress:
            progress = False
            for r, c in blanks:
                if board[r][c] != ".":
                    continue
                right = [self.candidates(board, r, k) for k in range(c + 1, 9) if board[r][k] == "."]
                mine = self.candidates(board, r, c)
                only = mine if len(mine) == 1 else mine.difference(*right)
                if len(only) == 1:
                    board[r][c] = only.pop()
                    progress = True

    def candidates(self, board, r, c):
        box = {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return set("123456789") - set(board[r]) - {row[c] for row in board} - box
