"""Places a digit under the `else` of the condition in a loop, though the loop's own is meant.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: else_of_if, 23
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        for k in range(9):
                            box = board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]
                            if d in (board[r][k], board[k][c], box):
                                break
                            else:
                                board[r][c] = d
                                if self.fill(board):
                                    return True
                                board[r][c] = "."
                    return False
        return True
