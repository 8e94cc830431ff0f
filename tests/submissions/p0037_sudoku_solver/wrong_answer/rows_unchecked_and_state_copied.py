"""Copies a dictionary of sets with the sets, and takes no digit out of a row.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: none
Near: shallow_copy | items_shared
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
            nxt = {k: set(v) for k, v in cands.items()}
            del nxt[r, c]
            for i, j in nxt:
                if j == c or (i // 3 == r // 3 and j // 3 == c // 3):
                    nxt[i, j].discard(d)
            board[r][c] = d
            if self.search(board, nxt):
                return True
        return False
