"""Right, and slow: looks at the whole board again for each digit that it tries.

Verdict: Accepted
Cause: none
Cases: LeetCode's example
Time limit: 10
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for i in range(81):
            r, c = divmod(i, 9)
            if board[r][c] != ".":
                continue
            for d in "123456789":
                board[r][c] = d
                if self.consistent(board) and self.solveSudoku(board):
                    return True
            board[r][c] = "."
            return False
        return True

    def consistent(self, board):
        rows = [[board[r][c] for c in range(9)] for r in range(9)]
        cols = [[board[r][c] for r in range(9)] for c in range(9)]
        boxes = [
            [board[r // 3 * 3 + k // 3][r % 3 * 3 + k % 3] for k in range(9)] for r in range(9)
        ]
        for unit in rows + cols + boxes:
            digits = [d for d in unit if d != "."]
            if len(digits) != len(set(digits)):
                return False
        return True
