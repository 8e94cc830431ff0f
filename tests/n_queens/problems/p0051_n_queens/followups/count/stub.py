class Solution:
    def totalNQueens(self, n: int) -> int:
        pass
