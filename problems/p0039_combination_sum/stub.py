class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
