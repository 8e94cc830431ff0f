"""Returns the strings of the first letter: the `return` is inside the loop.

Verdict: Wrong Answer
Reason: 'b' is missing
Cause: slip, 24
Change: moved, 24
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        board = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl",
                 "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}

        def combos(rest):
            if not rest:
                return [""]
            found = []
            for first in board[rest[0]]:
                for tail in combos(rest[1:]):
                    found.append(first + tail)
                return found

        return combos(digits)
