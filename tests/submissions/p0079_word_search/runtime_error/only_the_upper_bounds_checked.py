"""Checks only the ends of the rows and columns, so that -1 reads the other side of the board.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range, 16
Change: negative_index, 16
Time limit: 10
"""


class Solution:
    def exist(self, board, word):
        def read(r, c, at, used):
            if at == len(word):
                return True
            if r == len(board) or c == len(board[0]):
                return False
            if (r, c) in used or board[r][c] != word[at]:
                return False
            steps = ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))
            return any(read(*step, at + 1, used | {(r, c)}) for step in steps)

        rows, columns = range(len(board)), range(len(board[0]))
        return any(read(r, c, 0, set()) for r in rows for c in columns)
