class Solution:
    def placeQueens(self, board: List[List[str]]) -> None:
        pass
