"""Finds a blank, and compares its box in loops over the names of its row and column.

Verdict: Wrong Answer
Reason: unchanged | given overwritten
Cause: loop_variable_reused
Change: shadowed, 27
Near: given_overwritten | never_written | wrong_cell_undone
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def empty():
            for i, row in enumerate(board):
                for j, v in enumerate(row):
                    if v == ".":
                        return i, j

        def go():
            cell = empty()
            if cell is None:
                return True
            row, col = cell
            for n in range(1, 10):
                ch = str(n)
                taken = ch in board[row] or any(board[k][col] == ch for k in range(9))
                for row in range(row // 3 * 3, row // 3 * 3 + 3):
                    for col in range(col // 3 * 3, col // 3 * 3 + 3):
                        taken = taken or board[row][col] == ch
                if not taken:
                    board[row][col] = ch
                    if go():
                        return True
                    board[row][col] = "."
            return False

        go()
