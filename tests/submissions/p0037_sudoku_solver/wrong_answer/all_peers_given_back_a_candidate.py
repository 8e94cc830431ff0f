"""Takes a digit from the peers that have it, and gives it back to all of them.

Verdict: Wrong Answer
Reason: digit twice
Cause: slip
Change: iterable, 42
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [(r, c) for r in range(9) for c in range(9)]
        peers = {
            (r, c): [
                (i, j)
                for i, j in cells
                if (i, j) != (r, c)
                and (i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3))
            ]
            for r, c in cells
        }
        left = {cell: set("123456789") for cell in cells}
        for r, c in cells:
            if board[r][c] != ".":
                for peer in peers[r, c]:
                    left[peer].discard(board[r][c])

        def fill():
            blanks = [(r, c) for r, c in cells if board[r][c] == "."]
            if not blanks:
                return True
            r, c = min(blanks, key=lambda cell: len(left[cell]))
            for d in sorted(left[r, c]):
                board[r][c] = d
                changed = []
                for peer in peers[r, c]:
                    if d in left[peer]:
                        left[peer].remove(d)
                        changed.append(peer)
                if fill():
                    return True
                for peer in peers[r, c]:
                    left[peer].add(d)
                board[r][c] = "."
            return False

        fill()
