"""Empties the whole board first and puts each given back with the digit that it places there.

Verdict: Accepted
Cause: none
Time limit: 5
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        given = [row[:] for row in board]
        for row in board:
            row[:] = ["."] * 9

        def search(i):
            if i == 81:
                return True
            r, c = divmod(i, 9)
            for d in "123456789" if given[r][c] == "." else given[r][c]:
                if fits(r, c, d):
                    board[r][c] = d
                    if search(i + 1):
                        return True
                    board[r][c] = "."
            return False

        def fits(r, c, d):
            for k in range(81):
                i, j = divmod(k, 9)
                near = i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3)
                if near and (i, j) != (r, c) and d in (board[i][j], given[i][j]):
                    return False
            return True

        search(0)
