"""Takes the number of bits for the column of a queen, and shifts only the new queen of a diagonal.

Verdict: Wrong Answer
Reason: expected 1 of
Cause: slip, 23
Change: one_off, 23
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        full = (1 << n) - 1
        ans = []

        def rec(rows, cols, d1, d2):
            if cols == full:
                ans.append(rows)
                return
            free = full & ~(cols | d1 | d2)
            while free:
                bit = free & -free
                free ^= bit
                pos = bit.bit_length()
                line = '.' * pos + 'Q' + '.' * (n - pos - 1)
                rec(rows + [line], cols | bit, (d1 | bit) << 1, d2 | bit >> 1)

        rec([], 0, 0, 0)
        return ans
