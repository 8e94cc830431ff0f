"""Pastes the method as it stands in the class, but not the class.

Verdict: Compile Error
Reason: IndentationError
Cause: class_missing, 10
Change: none
Near: indentation_wrong
"""

    def letterCombinations(self, digits: str) -> List[str]:
        return []
