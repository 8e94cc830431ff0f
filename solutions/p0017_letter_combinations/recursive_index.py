"""Recursion on an index into the digits: one call for each position (回溯, backtracking).

Idea: a call chooses the letter at `index`. It tries each letter of the digit there, and leaves the
    later positions to the call for `index + 1`. The recursion is as deep as the string is long, so
    it replaces a number of nested loops that is not known in advance. This is the one to have ready
    in an interview.
Order: positions from left to right, letters as on the key: sorted.
Promise: `backtrack(index, path)` adds every string that begins with `path` and goes on with one
    letter for each digit from `index` on. It adds each of them once.
Cost: at most 4^n strings for n digits, and n letters to write each: O(n · 4^n). n + 1 calls are
    open at once.
Pitfall: `path + letter` leaves the caller's `path` as it is, which is why nothing is undone here.
    `path += letter` in the loop would keep the letter for the next iteration.
Next: `shared_path.py`. It walks the same tree with one list, and undoes each choice.
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
        result = []

        def backtrack(index: int, path: str) -> None:
            """Add all strings that extend `path`, which has a letter for each of digits[:index]."""
            if index == len(digits):  # no digit is left, so path is complete
                result.append(path)
                return
            for letter in LETTERS[digits[index]]:
                backtrack(index + 1, path + letter)

        if digits:  # without digits the first call would add '', where LeetCode once asked for []
            backtrack(0, "")
        return result
