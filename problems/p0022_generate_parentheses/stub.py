class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
