"""Ends before the last blank, and leaves undone digits in the set of their column: two slips.

Verdict: Wrong Answer
Reason: still blank
Cause: turned_back
Change: one_off, 24
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        in_row = [set(row) for row in board]
        in_column = [set(column) for column in zip(*board)]
        in_box = [set() for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                else:
                    in_box[r // 3 * 3 + c // 3].add(board[r][c])

        def fill(k):
            if k == len(blanks) - 1:
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            for digit in "123456789":
                if digit not in in_row[r] | in_column[c] | in_box[b]:
                    board[r][c] = digit
                    in_row[r].add(digit)
                    in_column[c].add(digit)
                    in_box[b].add(digit)
                    if fill(k + 1):
                        return True
                    in_row[r].remove(digit)
                    in_box[b].remove(digit)
                    board[r][c] = "."
            return False

        fill(0)
