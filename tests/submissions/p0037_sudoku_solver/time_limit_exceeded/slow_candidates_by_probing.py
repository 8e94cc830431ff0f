"""Right, and slow: it finds the candidates of all blanks by writing each digit and checking the board.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: turned_back | blank_passed_by | guess_missing
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        best = None
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    found = [d for d in "123456789" if self.probe(board, r, c, d)]
                    if best is None or len(found) < len(best[2]):
                        best = r, c, found
        if best is None:
            return True
        r, c, found = best
        for d in found:
            board[r][c] = d
            if self.fill(board):
                return True
            board[r][c] = "."
        return False

    def probe(self, board, r, c, d):
        board[r][c] = d
        box = [board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] for i in range(9)]
        fits = board[r].count(d) == [row[c] for row in board].count(d) == box.count(d) == 1
        board[r][c] = "."
        return fits
