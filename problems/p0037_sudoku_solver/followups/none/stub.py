class Solution:
    def solveSudoku(self, board: List[List[str]]) -> bool:
        """
        Fill the board in place and return True.

        If it has no solution, leave it as it was and return False.
        """
