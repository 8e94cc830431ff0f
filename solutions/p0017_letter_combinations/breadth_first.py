"""Extend all strings by one digit at a time, without recursion (广度优先, 队列; Cartesian product).

Idea: keep the strings for the digits read so far. The next digit replaces each of them by as many
    strings as its key has letters. This is the tree of `recursive_index.py`, level by level.
Order: sorted, as each string is replaced in its place.
Promise: after each digit, `strings` holds every combination for the digits so far, once.
Cost: at most 4^n strings in the end: O(n · 4^n). It keeps a whole level in memory, whereas a
    recursion keeps one path.
Pitfall: the start is `[""]`, one string without letters. From `[]` nothing can be extended, and the
    answer stays empty.
Next: `["".join(p) for p in product(*(LETTERS[d] for d in digits))]` says the same in one line:
    `itertools.product` replaces nested loops. An interviewer who asks for backtracking wants
    `recursive_index.py`.
"""

LETTERS = {
    "2": "abc",
    "3": "def",
    "4": "ghi",
    "5": "jkl",
    "6": "mno",
    "7": "pqrs",
    "8": "tuv",
    "9": "wxyz",
}


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        strings = [""]
        for digit in digits:
            strings = [string + letter for string in strings for letter in LETTERS[digit]]
        return strings
