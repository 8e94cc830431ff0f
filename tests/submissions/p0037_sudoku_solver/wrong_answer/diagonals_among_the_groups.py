"""Adds both diagonals to the groups of cells with different digits.

Verdict: Wrong Answer
Reason: unchanged
Cause: diagonals_compared, 17
Change: surplus, 17
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        groups = []
        for i in range(9):
            groups.append([(i, j) for j in range(9)])
            groups.append([(j, i) for j in range(9)])
            groups.append([(i // 3 * 3 + j // 3, i % 3 * 3 + j % 3) for j in range(9)])
        groups.append([(i, i) for i in range(9)])
        groups.append([(i, 8 - i) for i in range(9)])
        mine = {}
        for r in range(9):
            for c in range(9):
                mine[r, c] = [g for g in groups if (r, c) in g]

        def candidates(r, c):
            bad = {board[a][b] for g in mine[r, c] for a, b in g}
            return [d for d in '123456789' if d not in bad]

        def solve():
            empty = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']
            if not empty:
                return True
            r, c = min(empty, key=lambda p: len(candidates(*p)))
            for d in candidates(r, c):
                board[r][c] = d
                if solve():
                    return True
                board[r][c] = '.'
            return False

        solve()
