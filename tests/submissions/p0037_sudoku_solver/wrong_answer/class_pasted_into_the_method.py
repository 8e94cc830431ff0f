"""Has a whole class where the body of the method belongs, so that the method only defines it.

Verdict: Wrong Answer
Reason: unchanged
Cause: class_declared_twice
Change: none
Near: empty_method | never_written | method_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        class Solution:
            def solveSudoku(self, board: List[List[str]]) -> None:
                def fits(row, col, digit):
                    top, left = row // 3 * 3, col // 3 * 3
                    for k in range(9):
                        if board[row][k] == digit or board[k][col] == digit:
                            return False
                        if board[top + k // 3][left + k % 3] == digit:
                            return False
                    return True

                def solve():
                    for row in range(9):
                        for col in range(9):
                            if board[row][col] == ".":
                                for digit in "123456789":
                                    if fits(row, col, digit):
                                        board[row][col] = digit
                                        if solve():
                                            return True
                                        board[row][col] = "."
                                return False
                    return True

                solve()
