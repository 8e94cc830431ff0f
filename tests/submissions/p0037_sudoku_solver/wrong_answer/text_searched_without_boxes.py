"""Searches in a text of 81 characters, and compares row and column only.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: none
Near: box_formula | never_backtracks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def clashes(cells, place, digit):
            return any(
                cells[other] == digit and (other // 9 == place // 9 or other % 9 == place % 9)
                for other in range(81)
            )

        def solve(cells):
            place = cells.find(".")
            if place < 0:
                return cells
            for digit in "123456789":
                if not clashes(cells, place, digit):
                    solved = solve(cells[:place] + digit + cells[place + 1 :])
                    if solved:
                        return solved
            return ""

        solved = solve("".join("".join(row) for row in board))
        for r in range(9):
            board[r][:] = solved[9 * r : 9 * r + 9]
