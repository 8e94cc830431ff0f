"""Reads a name before it is set; a sibling has one like it, which is not meant.

Verdict: Runtime Error
Reason: UnboundLocalError
Cause: name_unset, 19
Change: none
Near: declaration_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def prepare():
            blanks = [1]
            return blanks

        def go():
            prepare()
            if blanks:
                return
            blanks = []

        go()
