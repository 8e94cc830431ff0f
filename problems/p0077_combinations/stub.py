class Solution:
    def combine(self, n: int, k: int) -> List[List[int]]:
