class Solution:
    def allStrings(self, digits: str, length: int) -> List[str]:
        """
        Return all strings of this length that can be made of the digits, each once.
        """
