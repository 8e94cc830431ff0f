class Solution:
    def solveSudokus(self, boards: List[List[List[str]]]) -> None:
        """
        Do not return anything, modify each board in-place instead.
        """
