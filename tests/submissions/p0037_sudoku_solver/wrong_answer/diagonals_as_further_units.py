"""Wants nine different digits on both diagonals, too.

Verdict: Wrong Answer
Reason: unchanged
Cause: diagonals_compared, 17
Change: surplus, 17
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        groups = []
        for k in range(9):
            groups.append([(k, j) for j in range(9)])
            groups.append([(j, k) for j in range(9)])
            groups.append([(k // 3 * 3 + j // 3, k % 3 * 3 + j % 3) for j in range(9)])
        groups.append([(k, k) for k in range(9)])
        groups.append([(k, 8 - k) for k in range(9)])

        friends = {}
        for g in groups:
            for cell in g:
                friends.setdefault(cell, set()).update(x for x in g if x != cell)

        def possible(cell):
            taken = {board[r][c] for r, c in friends[cell]}
            return [d for d in "123456789" if d not in taken]

        def run(open_cells):
            if not open_cells:
                return True
            cell = min(open_cells, key=lambda x: len(possible(x)))
            r, c = cell
            for d in possible(cell):
                board[r][c] = d
                if run(open_cells - {cell}):
                    return True
            board[r][c] = '.'
            return False

        run({(r, c) for r in range(9) for c in range(9) if board[r][c] == '.'})
