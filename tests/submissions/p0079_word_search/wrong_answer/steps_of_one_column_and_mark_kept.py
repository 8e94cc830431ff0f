"""Has no step to the left in its two lists of steps, and keeps the marks of failed paths.

Verdict: Wrong Answer
Reason: returned False, but ABCCED can be read from r1c1 to r3c2
Cause: undo_missing, 14
Change: direction_repeated, 14
"""


class Solution:
    def exist(self, board, word):
        height, width = len(board), len(board[0])
        seen = [[0] * width for _ in range(height)]
        dr, dc = [1, -1, 0, 0], [0, 0, 1, 1]

        def read(r, c, k):
            if board[r][c] != word[k]:
                return False
            if k + 1 == len(word):
                return True
            seen[r][c] = 1
            for step in range(4):
                i, j = r + dr[step], c + dc[step]
                if 0 <= i < height and 0 <= j < width and not seen[i][j] and read(i, j, k + 1):
                    return True
            return False

        return any(read(r, c, 0) for r in range(height) for c in range(width))
