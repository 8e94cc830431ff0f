"""Goes on with the same blank; the check ends that on some boards only.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip
Change: index_one_off, 32
Near: endless_loop | success_not_passed_on
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    blanks.append((i, j))

        def allowed(i, j):
            res = set("123456789")
            res -= set(board[i])
            res -= set(board[k][j] for k in range(9))
            res -= set(board[i // 3 * 3 + k // 3][j // 3 * 3 + k % 3] for k in range(9))
            return res

        def dfs(idx):
            if idx == len(blanks):
                return True
            i, j = blanks[idx]
            for ch in allowed(i, j):
                board[i][j] = ch
                if dfs(idx):
                    return True
                board[i][j] = "."
            return False

        dfs(0)
