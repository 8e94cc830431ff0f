"""Sets a name in one branch only; no outer function has it.

Verdict: Runtime Error
Reason: UnboundLocalError
Cause: name_unset, 18
Change: none
Near: declaration_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def first_blank():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == "5" and r == 9:
                        found = r, c
            return found

        first_blank()
