"""Works out the candidates of every blank once, before the search, and looks them up there.

Verdict: Wrong Answer
Reason: digit twice
Cause: placed_not_noted
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        found = {(r, c): self.options(board, r, c) for r, c in blanks}

        def fill(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            for d in found[r, c]:
                board[r][c] = d
                if fill(k + 1):
                    return True
                board[r][c] = "."
            return False

        fill(0)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]
