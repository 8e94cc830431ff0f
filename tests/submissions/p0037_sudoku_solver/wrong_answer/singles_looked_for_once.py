"""Goes over the blanks once, and fills in those that have a single candidate by then.

Verdict: Wrong Answer
Reason: blanks left
Cause: guess_missing
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    seen = set(board[r]) | {row[c] for row in board}
                    for row in board[r // 3 * 3 : r // 3 * 3 + 3]:
                        seen |= set(row[c // 3 * 3 : c // 3 * 3 + 3])
                    free = set("123456789") - seen
                    if len(free) == 1:
                        board[r][c] = free.pop()
