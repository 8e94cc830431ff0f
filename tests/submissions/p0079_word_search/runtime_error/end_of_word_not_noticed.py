"""Has no base case: after the last letter it asks for one more.

Verdict: Runtime Error
Reason: IndexError: string index out of range
Cause: index_out_of_range, 15
Change: none
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        m, n = len(board), len(board[0])

        def dfs(i, j, k):
            if i < 0 or j < 0 or i >= m or j >= n or board[i][j] != word[k]:
                return False
            board[i][j] = "#"
            ans = dfs(i + 1, j, k + 1) or dfs(i - 1, j, k + 1) or dfs(i, j + 1, k + 1) or dfs(i, j - 1, k + 1)
            board[i][j] = word[k]
            return ans

        for i in range(m):
            for j in range(n):
                if dfs(i, j, 0):
                    return True
        return False
