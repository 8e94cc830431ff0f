"""Passes on the same position to the neighbour on the right, and the next one to all others.

Verdict: Wrong Answer
Reason: returned False, but ABCCED can be read from r1c1 to r3c2
Cause: slip, 34
Change: start, 34
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        self.board, self.word = board, word
        for i in range(len(board)):
            for j in range(len(board[0])):
                if self.dfs(i, j, 0):
                    return True
        return False

    def dfs(self, i, j, pos):
        if pos == len(self.word):
            return True
        if i < 0 or j < 0 or i >= len(self.board) or j >= len(self.board[0]):
            return False
        if self.board[i][j] != self.word[pos]:
            return False
        saved = self.board[i][j]
        self.board[i][j] = ""
        if self.dfs(i + 1, j, pos + 1):
            self.board[i][j] = saved
            return True
        if self.dfs(i - 1, j, pos + 1):
            self.board[i][j] = saved
            return True
        if self.dfs(i, j + 1, pos):
            self.board[i][j] = saved
            return True
        if self.dfs(i, j - 1, pos + 1):
            self.board[i][j] = saved
            return True
        self.board[i][j] = saved
        return False
