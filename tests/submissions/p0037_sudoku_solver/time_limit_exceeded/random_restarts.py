"""Fills the blanks by chance, and begins again where it sticks.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: random_search, 23
Change: none
Near: search_in_circles | undo_missing | never_backtracks | endless_loop
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        while True:
            for r, c in blanks:
                used = set(board[r]) | {row[c] for row in board}
                used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
                left = [d for d in "123456789" if d not in used]
                if not left:
                    break
                board[r][c] = random.choice(left)
            else:
                return
            for r, c in blanks:
                board[r][c] = "."
