"""Makes a question for each unit of a cell in a loop; all three ask the unit that came last.

Verdict: Wrong Answer
Reason: has seven 3s
Cause: slip
Change: late_bound, 23
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        questions = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    top, left = r // 3 * 3, c // 3 * 3
                    row = [(r, j) for j in range(9)]
                    column = [(i, c) for i in range(9)]
                    box = [(top + k // 3, left + k % 3) for k in range(9)]
                    questions[r, c] = []
                    for unit in (row, column, box):

                        def holds(digit):
                            return any(board[i][j] == digit for i, j in unit)

                        questions[r, c].append(holds)

        blanks = list(questions)

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for digit in "123456789":
                if not any(holds(digit) for holds in questions[r, c]):
                    board[r][c] = digit
                    if fill(k + 1):
                        return True
                    board[r][c] = "."
            return False

        fill(0)
