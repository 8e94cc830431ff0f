class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        """
        Return True if no row, column or box holds a digit twice, else False.
        """
