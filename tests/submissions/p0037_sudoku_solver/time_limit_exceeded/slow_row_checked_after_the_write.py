"""Right, and slow: columns and boxes first, the row after the write, which is replaced and not blanked.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: repeats_let_through | undo_missing | every_digit_refused | checked_too_late
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for d in "123456789":
                others = [board[i][c] for i in range(9) if i != r]
                others += [
                    board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]
                    for i in range(9)
                    if (r % 3, c % 3) != (i // 3, i % 3)
                ]
                if d in others:
                    continue
                board[r][c] = d
                if board[r].count(d) == 1 and fill(k + 1):
                    return True
            board[r][c] = "."
            return False

        fill(0)
