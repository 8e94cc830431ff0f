"""Keeps the endings for each digit, though they depend on its position.

Verdict: Wrong Answer
Reason: has length
Cause: stale_cache, 43
Change: cache, 43
"""


class Key:
    def __init__(self, digit: str, letters: str):
        self.digit = digit
        self.letters = letters

    def extend(self, endings: List[str]) -> List[str]:
        return [ch + end for ch in self.letters for end in endings]


class Keypad:
    LAYOUT = ("abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz")

    def __init__(self):
        self.keys: Dict[str, Key] = {}
        for number, letters in enumerate(self.LAYOUT, start=2):
            digit = str(number)
            self.keys[digit] = Key(digit, letters)

    def key(self, digit: str) -> Key:
        return self.keys[digit]


class WordBuilder:
    def __init__(self, pad: Keypad, digits: str):
        self.pad = pad
        self.digits = digits
        self.cache: Dict[str, List[str]] = {}
        self.hits = 0

    def endings(self, pos: int) -> List[str]:
        if pos == len(self.digits):
            return [""]
        digit = self.digits[pos]
        if digit in self.cache:
            self.hits += 1
            return self.cache[digit]
        words = self.pad.key(digit).extend(self.endings(pos + 1))
        self.cache[digit] = words
        return words

    def words(self) -> List[str]:
        for pos in range(len(self.digits) - 1, -1, -1):
            self.endings(pos)
        return self.endings(0)


class Solution:
    pad = Keypad()

    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        return WordBuilder(self.pad, digits).words()
