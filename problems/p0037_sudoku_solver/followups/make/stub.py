class Solution:
    def makePuzzle(self, solution: List[List[str]], k: int) -> List[List[str]]:
        """
        Return a puzzle with at most k givens whose only solution is this full board.
        """
