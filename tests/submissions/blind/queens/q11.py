class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        full = (1 << n) - 1
        where = [0] * n
        res = []

        def solve(row, cols, ld, rd):
            if cols == full:
                res.append(['.' * k + 'Q' + '.' * (n - k - 1) for k in where])
                return
            free = full & ~(cols | ld | rd)
            while free:
                bit = free & -free
                free ^= bit
                where[row] = bit.bit_length() - 1
                solve(row + 1, cols | bit, (ld | bit) << 1, (rd | bit) << 1)

        solve(0, 0, 0, 0)
        return res
