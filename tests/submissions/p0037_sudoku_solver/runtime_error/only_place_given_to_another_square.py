"""Assigns the digit that has one place left in a unit to the square that lost it.

Verdict: Runtime Error
Reason: not subscriptable
Cause: result_unchecked, 60
Change: none
Near: slip
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [(r, c) for r in range(9) for c in range(9)]
        groups = [[(r, c) for c in range(9)] for r in range(9)]
        groups += [[(r, c) for r in range(9)] for c in range(9)]
        groups += [[(a + i, b + j) for i in range(3) for j in range(3)]
                   for a in (0, 3, 6) for b in (0, 3, 6)]
        units = {s: [g for g in groups if s in g] for s in cells}
        peers = {s: set(sum(units[s], [])) - {s} for s in cells}

        def assign(vals, s, d):
            return all(eliminate(vals, s, o) for o in vals[s].replace(d, ''))

        def eliminate(vals, s, d):
            if d not in vals[s]:
                return True
            vals[s] = vals[s].replace(d, '')
            if not vals[s]:
                return False
            if len(vals[s]) == 1:
                if not all(eliminate(vals, p, vals[s]) for p in peers[s]):
                    return False
            for u in units[s]:
                places = [x for x in u if d in vals[x]]
                if not places:
                    return False
                if len(places) == 1 and not assign(vals, s, d):
                    return False
            return True

        def search(vals):
            open_ = [(len(vals[s]), s) for s in cells if len(vals[s]) > 1]
            if not open_:
                return vals
            _, s = min(open_)
            for d in vals[s]:
                copy = dict(vals)
                if assign(copy, s, d):
                    out = search(copy)
                    if out:
                        return out
            return None

        vals = {s: '123456789' for s in cells}
        for r, c in cells:
            if board[r][c] != '.':
                assign(vals, (r, c), board[r][c])
        final = search(vals)
        for r, c in cells:
            board[r][c] = final[r, c]
