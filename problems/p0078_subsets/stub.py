class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
