"""Copies a dictionary and puts new sets into it, so that the caller's are as they were.

Verdict: Accepted
Cause: none
Near: shallow_copy
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        digits = set("123456789")
        cands = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    seen = set(board[r]) | {board[k][c] for k in range(9)}
                    seen |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
                    cands[r, c] = digits - seen
        self.search(board, cands)

    def search(self, board, cands):
        if not cands:
            return True
        r, c = min(cands, key=lambda rc: len(cands[rc]))
        for d in cands[r, c]:
            nxt = dict(cands)
            del nxt[r, c]
            for i, j in nxt:
                if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3):
                    nxt[i, j] = nxt[i, j] - {d}
            board[r][c] = d
            if self.search(board, nxt):
                return True
        return False
