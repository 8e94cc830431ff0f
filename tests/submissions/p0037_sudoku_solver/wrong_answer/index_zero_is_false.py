"""Takes the first cell, index 0, for "no blank left".

Verdict: Wrong Answer
Reason: unchanged
Cause: zero_taken_for_none
Change: truthiness, 18
Near: never_written
Cases: interview
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board)

    def solve(self, board):
        cell = self.find_blank(board)
        if not cell:
            return True
        r, c = divmod(cell, 9)
        for d in self.candidates(board, r, c):
            board[r][c] = d
            if self.solve(board):
                return True
            board[r][c] = "."
        return False

    def find_blank(self, board):
        for i in range(81):
            if board[i // 9][i % 9] == ".":
                return i
        return None

    def candidates(self, board, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        used = set(board[r]) | {row[c] for row in board}
        for row in board[top : top + 3]:
            used |= set(row[left : left + 3])
        return [d for d in "123456789" if d not in used]
