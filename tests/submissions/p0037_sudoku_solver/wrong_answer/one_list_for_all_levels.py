"""Keeps one list for the boards of all levels, so that going a level back takes nothing back.

Verdict: Wrong Answer
Reason: blanks left
Cause: items_shared
Near: note_not_undone
Change: shared, 15
"""


class Solution:
    def solveSudoku(self, board):
        todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        first = [row[:] for row in board]
        layers = [first] * (len(todo) + 1)
        count = [0] * (len(todo) + 1)
        k = 0
        while 0 <= k < len(todo):
            r, c = todo[k]
            count[k] += 1
            if count[k] == 10:
                count[k] = 0
                k -= 1
            elif self.free(layers[k], r, c, str(count[k])):
                for y in range(9):
                    layers[k + 1][y][:] = layers[k][y]
                layers[k + 1][r][c] = str(count[k])
                k += 1
        for y in range(9):
            board[y][:] = layers[k][y]

    def free(self, g, r, c, d):
        for i in range(9):
            if g[r][i] == d or g[i][c] == d or g[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
                return False
        return True
