"""Asks for different digits in the centres of the boxes as well, a rule of another puzzle.

`return True` in the place of that `return False` would switch the check off.

Verdict: Wrong Answer
Reason: unchanged
Cause: turned_back
Near: answer_inverted
Change: surplus, 23
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def is_valid(row, col, num):
            if num in board[row]:
                return False
            if any(board[i][col] == num for i in range(9)):
                return False
            top, left = 3 * (row // 3), 3 * (col // 3)
            if any(num in board[top + i][left:left + 3] for i in range(3)):
                return False
            if row % 3 == col % 3 == 1:
                for i in range(1, 9, 3):
                    for j in range(1, 9, 3):
                        if board[i][j] == num:
                            return False
            return True

        def solve():
            for row in range(9):
                for col in range(9):
                    if board[row][col] == ".":
                        for num in map(str, range(1, 10)):
                            if is_valid(row, col, num):
                                board[row][col] = num
                                if solve():
                                    return True
                                board[row][col] = "."
                        return False
            return True

        solve()
