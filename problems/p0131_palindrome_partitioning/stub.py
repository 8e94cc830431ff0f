class Solution:
    def partition(self, s: str) -> List[List[str]]:
