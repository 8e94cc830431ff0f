class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
