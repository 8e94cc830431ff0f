"""Counts for each cell how often its peers rule a digit out; the undo forgets the other box cells.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: turned_back, 34
Change: step_missing, 34
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.ruled_out = [[[0] * 10 for _ in range(9)] for _ in range(9)]
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.place(r, c, int(board[r][c]))
        self.search()

    def place(self, r: int, c: int, d: int) -> None:
        self.board[r][c] = str(d)
        for i in range(9):
            self.ruled_out[r][i][d] += 1
            self.ruled_out[i][c][d] += 1
        for x in range(r // 3 * 3, r // 3 * 3 + 3):
            for y in range(c // 3 * 3, c // 3 * 3 + 3):
                if x != r and y != c:
                    self.ruled_out[x][y][d] += 1

    def unplace(self, r: int, c: int, d: int) -> None:
        self.board[r][c] = "."
        for i in range(9):
            self.ruled_out[r][i][d] -= 1
            self.ruled_out[i][c][d] -= 1

    def search(self) -> bool:
        best = None
        for r in range(9):
            for c in range(9):
                if self.board[r][c] == ".":
                    left = [d for d in range(1, 10) if self.ruled_out[r][c][d] == 0]
                    if best is None or len(left) < len(best[2]):
                        best = (r, c, left)
        if best is None:
            return True
        r, c, left = best
        for d in left:
            self.place(r, c, d)
            if self.search():
                return True
            self.unplace(r, c, d)
        return False
