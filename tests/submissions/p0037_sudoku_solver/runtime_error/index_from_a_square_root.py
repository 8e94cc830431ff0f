"""Takes the size of a box from `sqrt`, which is a float; a `/` elsewhere is no index.

Verdict: Runtime Error
Reason: TypeError: 'float' object cannot be interpreted as an integer
Cause: wrong_type, 15
Change: none
Near: float_index
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        share = sum(row.count(".") for row in board) / 81
        size = sqrt(len(board))
        for i in range(size):
            print(share, board[i])
