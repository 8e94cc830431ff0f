class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
