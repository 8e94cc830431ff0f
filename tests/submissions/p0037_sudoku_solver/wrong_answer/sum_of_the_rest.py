"""Asks only whether the blanks of a unit can still make its sum 45.

Verdict: Wrong Answer
Reason: digit twice | has two
Cause: repeats_let_through, 16
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        g = [[0 if x == '.' else int(x) for x in row] for row in board]
        empty = [(i, j) for i in range(9) for j in range(9) if g[i][j] == 0]

        def good(line):
            rest = 45 - sum(line)
            zeros = line.count(0)
            return zeros <= rest <= 9 * zeros

        def check(i, j):
            a, b = i // 3 * 3, j // 3 * 3
            row = g[i]
            col = [g[k][j] for k in range(9)]
            box = g[a][b:b + 3] + g[a + 1][b:b + 3] + g[a + 2][b:b + 3]
            return good(row) and good(col) and good(box)

        def dfs(k):
            if k == len(empty):
                return True
            i, j = empty[k]
            for v in range(1, 10):
                g[i][j] = v
                if check(i, j) and dfs(k + 1):
                    return True
            g[i][j] = 0
            return False

        dfs(0)
        for i in range(9):
            for j in range(9):
                board[i][j] = str(g[i][j])
