"""Fills in single candidates, but looks for the next one only before the loop.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: not_updated, 20
Time limit: 0.3
Cases: sample
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        board[:] = self.search([row[:] for row in board])

    def search(self, board):
        single = self.single(board)
        while single is not None:
            r, c, d = single
            board[r][c] = d
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not blanks:
            return board
        r, c = min(blanks, key=lambda cell: len(self.candidates(board, *cell)))
        for d in self.candidates(board, r, c):
            guess = [row[:] for row in board]
            guess[r][c] = d
            if found := self.search(guess):
                return found
        return None

    def single(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == "." and len(self.candidates(board, r, c)) == 1:
                    return r, c, self.candidates(board, r, c)[0]
        return None

    def candidates(self, board, r, c):
        top, left = r // 3 * 3, c // 3 * 3
        used = {*board[r], *(row[c] for row in board)}
        used |= {board[i][j] for i in range(top, top + 3) for j in range(left, left + 3)}
        return [d for d in "123456789" if d not in used]
