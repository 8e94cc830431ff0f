"""Takes one more cell from its stack than it has put there.

Verdict: Runtime Error
Reason: IndexError: pop from empty list
Cause: index_out_of_range, 15
Change: none
Near: key_not_found | wrong_type
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        stack = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        while True:
            r, c = stack.pop()
            board[r][c] = "1"
