"""Takes filled cells out of the list that it loops over: what a loop skips, the next one fills.

Verdict: Accepted
Cause: none
Near: modified_while_iterating
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        changed = True
        while changed:
            changed = False
            for i, (r, c) in enumerate(blanks):
                cs = [d for d in "123456789" if self.ok(board, r, c, d)]
                if len(cs) == 1:
                    board[r][c] = cs[0]
                    blanks.pop(i)
                    changed = True
        self.go(board, blanks)

    def ok(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True

    def go(self, board, blanks):
        if not blanks:
            return True
        for r, c in blanks:
            blanks.remove((r, c))
            for d in "123456789":
                if self.ok(board, r, c, d):
                    board[r][c] = d
                    if self.go(board, blanks):
                        return True
                    board[r][c] = "."
            blanks.insert(0, (r, c))
            return False
        return True
