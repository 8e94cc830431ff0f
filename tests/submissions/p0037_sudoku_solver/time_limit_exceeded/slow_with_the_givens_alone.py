"""The sets hold the givens and never what is placed; the full board is checked once more.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: checked_too_late
Time limit: 0.3
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set(row) for row in board]
        columns = [set(column) for column in zip(*board)]
        boxes = [
            {board[r][c] for r in range(top, top + 3) for c in range(left, left + 3)}
            for top in (0, 3, 6)
            for left in (0, 3, 6)
        ]
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def complete():
            return all(len(set(row)) == 9 for row in board) and all(
                len(set(column)) == 9 for column in zip(*board)
            )

        def search(index):
            if index == len(blanks):
                return complete()
            r, c = blanks[index]
            for digit in "123456789":
                if digit in rows[r] or digit in columns[c] or digit in boxes[r // 3 * 3 + c // 3]:
                    continue
                board[r][c] = digit
                if search(index + 1):
                    return True
                board[r][c] = "."
            return False

        search(0)
