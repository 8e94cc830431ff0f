"""Fills the cell with the fewest candidates by chance, and gives up after five tries.

Verdict: Wrong Answer
Reason: blanks left
Cause: turned_back
Change: none
Near: blank_passed_by | state_kept
Cases: interview
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        given = [row[:] for row in board]
        for _ in range(5):
            for row, start in zip(board, given):
                row[:] = start
            if self.fill(board):
                return

    def fill(self, board):
        while True:
            blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
            if not blanks:
                return True
            r, c = min(blanks, key=lambda cell: len(self.candidates(board, *cell)))
            candidates = self.candidates(board, r, c)
            if not candidates:
                return False
            board[r][c] = random.choice(candidates)

    def candidates(self, board, r, c):
        box = [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
        column = [row[c] for row in board]
        return [d for d in "123456789" if d not in board[r] and d not in column and d not in box]
