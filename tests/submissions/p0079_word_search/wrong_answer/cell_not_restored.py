"""Never writes the letter back after a dead end.

Verdict: Wrong Answer
Reason: returned False, but AAB can be read from r1c2 to r1c4
Cause: undo_missing, 31
Change: undo, 31
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        for i in range(len(board)):
            for j in range(len(board[0])):
                if self.dfs(board, i, j, word, 0):
                    return True
        return False

    def dfs(self, board, i, j, word, k):
        if not 0 <= i < len(board) or not 0 <= j < len(board[0]):
            return False
        if board[i][j] != word[k]:
            return False
        if k == len(word) - 1:
            return True
        board[i][j] = ""
        res = (
            self.dfs(board, i + 1, j, word, k + 1)
            or self.dfs(board, i - 1, j, word, k + 1)
            or self.dfs(board, i, j + 1, word, k + 1)
            or self.dfs(board, i, j - 1, word, k + 1)
        )
        return res
