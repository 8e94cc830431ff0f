class Solution:
    def countSolutions(self, board: List[List[str]], limit: int) -> int:
        """
        Return how many solutions the board has, or the limit if there are as many or more.
        """
