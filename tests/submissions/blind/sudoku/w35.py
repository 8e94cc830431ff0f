class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [(r, c) for r in range(9) for c in range(9)]
        units = {}
        for r, c in cells:
            units[r, c] = [
                (i, j) for i, j in cells
                if (i, j) != (r, c)
                and (i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3))
            ]

        def settle(cand, cell, d):
            cand[cell].intersection_update({d})
            stack = [cell]
            while stack:
                cur = stack.pop()
                (val,) = cand[cur]
                for other in units[cur]:
                    if val in cand[other]:
                        cand[other].discard(val)
                        if not cand[other]:
                            return False
                        if len(cand[other]) == 1:
                            stack.append(other)
            return True

        def search(cand):
            open_cells = [x for x in cells if len(cand[x]) > 1]
            if not open_cells:
                return cand
            cell = min(open_cells, key=lambda x: len(cand[x]))
            for d in sorted(cand[cell]):
                trial = dict(cand)
                if settle(trial, cell, d):
                    result = search(trial)
                    if result is not None:
                        return result
            return None

        cand = {x: set('123456789') for x in cells}
        for r, c in cells:
            if board[r][c] != '.':
                settle(cand, (r, c), board[r][c])
        solved = search(cand)
        if solved is not None:
            for r, c in cells:
                board[r][c] = min(solved[r, c])
