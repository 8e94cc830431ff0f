"""Takes the least digit that is left, also where none is: there the search would have to go back.

Verdict: Runtime Error
Reason: ValueError: min()
Cause: value_not_accepted, 26
Change: none
Near: slip
"""


class Solution:
    def solveSudoku(self, board):
        left = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        tried = {cell: set() for cell in left}

        def options(r, c):
            found = set("123456789")
            for k in range(9):
                found -= {board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]}
            return found

        i = 0
        while i < len(left):
            r, c = left[i]
            board[r][c] = "."
            d = min(options(r, c) - tried[left[i]])
            if d:
                tried[left[i]].add(d)
                board[r][c] = d
                i += 1
            else:
                tried[left[i]].clear()
                i -= 1
