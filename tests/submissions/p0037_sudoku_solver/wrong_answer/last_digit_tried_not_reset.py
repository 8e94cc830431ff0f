"""Keeps the last digit tried at a cell to which it goes back.

Verdict: Wrong Answer
Reason: holds
Cause: note_not_undone, 35
Change: undo, 35
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = [[0 if ch == '.' else int(ch) for ch in row] for row in board]
        empties = [(i, j) for i in range(9) for j in range(9) if not grid[i][j]]
        tried = [0] * len(empties)

        def fits(i, j, v):
            for t in range(9):
                if grid[i][t] == v or grid[t][j] == v:
                    return False
                if grid[i // 3 * 3 + t // 3][j // 3 * 3 + t % 3] == v:
                    return False
            return True

        p = 0
        while 0 <= p < len(empties):
            i, j = empties[p]
            grid[i][j] = 0
            v = tried[p] + 1
            while v < 10 and not fits(i, j, v):
                v += 1
            if v < 10:
                grid[i][j] = tried[p] = v
                p += 1
            else:
                p -= 1

        for i in range(9):
            for j in range(9):
                board[i][j] = str(grid[i][j])
