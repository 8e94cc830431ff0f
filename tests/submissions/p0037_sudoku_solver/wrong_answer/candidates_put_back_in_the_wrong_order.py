"""Notes the candidates of a cell before each change, and restores them in that same order.

Verdict: Wrong Answer
Reason: digit twice
Cause: slip
Change: direction, 45
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = list(product(range(9), range(9)))
        left = {cell: set("123456789") for cell in cells}

        def near(r, c):
            top, side = r // 3 * 3, c // 3 * 3
            peers = {(r, k) for k in range(9)} | {(k, c) for k in range(9)}
            peers |= {(top + k // 3, side + k % 3) for k in range(9)}
            return peers - {(r, c)}

        peers = {cell: near(*cell) for cell in cells}

        def place(cell, d, trail):
            trail.append((cell, left[cell]))
            left[cell] = {d}
            for peer in peers[cell]:
                if d in left[peer]:
                    trail.append((peer, left[peer]))
                    left[peer] = left[peer] - {d}
                    if not left[peer]:
                        return False
                    if len(left[peer]) == 1 and not place(peer, *left[peer], trail):
                        return False
            return True

        def search():
            open_cells = [cell for cell in cells if len(left[cell]) > 1]
            if not open_cells:
                return True
            cell = min(open_cells, key=lambda one: len(left[one]))
            for d in sorted(left[cell]):
                trail = []
                if place(cell, d, trail) and search():
                    return True
                for changed, before in trail:
                    left[changed] = before
            return False

        for r, c in cells:
            if board[r][c] != ".":
                place((r, c), board[r][c], [])
        search()
        for r, c in cells:
            board[r][c] = min(left[r, c])
