class Solution:
    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        """
        Return True if digit may be written into the blank board[row][col], else False.
        """
