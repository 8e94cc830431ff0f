"""One list as the path of all calls: append, recurse, pop (回溯模板: 做选择, 撤销选择).

Idea: the tree of `recursive_index.py`, but with one list that all calls share. A call appends its
    letter, recurses, and removes the letter before it tries the next one: choose, recurse, undo.
    The length of the list says which position comes next, so no index is passed on.
Order: positions from left to right, letters as on the key: sorted.
Promise: `backtrack()` adds every string that begins with the path, and leaves the path as it was.
Cost: at most 4^n strings for n digits, O(n) to join each. No strings are made on the way: a choice
    and its undo take constant time. n + 1 calls are open at once.
Pitfall: without `pop()`, the path gets too long, and `digits[len(path)]` raises an IndexError.
Next: LeetCode 77, where a list is collected and so must be copied. `join` makes a copy here.
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]  # 0 and 1: none
        result = []
        path = []

        def backtrack() -> None:
            """Add all strings that begin with the path, and leave the path as it was."""
            if len(path) == len(digits):
                result.append("".join(path))
                return
            for letter in keys[int(digits[len(path)])]:
                path.append(letter)
                backtrack()
                path.pop()

        if digits:
            backtrack()
        return result
