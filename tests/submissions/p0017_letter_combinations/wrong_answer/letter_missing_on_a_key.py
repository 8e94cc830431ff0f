"""Has three letters on the key 7, which has four.

Verdict: Wrong Answer
Reason: 's' is missing: 3 of 4 were returned
Cause: slip, 20
Change: letter, 20
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if digits == "":
            return []
        keypad = {
            "2": ["a", "b", "c"],
            "3": ["d", "e", "f"],
            "4": ["g", "h", "i"],
            "5": ["j", "k", "l"],
            "6": ["m", "n", "o"],
            "7": ["p", "q", "r"],
            "8": ["t", "u", "v"],
            "9": ["w", "x", "y", "z"],
        }
        combos = [""]
        for digit in digits:
            combos = [combo + letter for combo in combos for letter in keypad[digit]]
        return combos
