"""Takes the remainder of 3 before it divides by 3.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip, 16
Change: always_zero, 16
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def related(i, j):
            if i // 9 == j // 9 or i % 9 == j % 9:
                return True
            return i // 27 == j // 27 and i % 3 // 3 == j % 3 // 3

        peers = [[j for j in range(81) if related(i, j)] for i in range(81)]

        def solve(s):
            bi, bo = -1, '0123456789'
            for i in range(81):
                if s[i] == '.':
                    seen = {s[j] for j in peers[i]}
                    o = [d for d in '123456789' if d not in seen]
                    if len(o) < len(bo):
                        bi, bo = i, o
            if bi < 0:
                return s
            for d in bo:
                ans = solve(s[:bi] + d + s[bi + 1:])
                if ans:
                    return ans
            return ''

        res = solve(''.join(''.join(row) for row in board))
        for i in range(81):
            if i < len(res):
                board[i // 9][i % 9] = res[i]
