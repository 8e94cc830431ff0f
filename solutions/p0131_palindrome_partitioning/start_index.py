"""Cut off each palindrome that begins at the start index, and partition the rest (回溯, 分割问题).

Idea: the first piece must begin at the start of the text. So try each end for it, and if the piece
    is a palindrome, put it on the path and do the same with what comes after it. The start index is
    the position of the last cut. This is the usual answer, and the one to have ready in an
    interview.
Order: short pieces first, so the partition into single letters comes first.
Promise: `backtrack(start)` adds a copy of the path with each partition of `s[start:]` after it, and
    leaves the path as it was.
Cost: n letters have n - 1 gaps, each cut or not: up to 2^(n-1) partitions, and O(n · 2^n) time with
    the copies. Sixteen equal letters take 65,536 calls and 65,535 checks for 32,768 partitions.
    At most n + 1 calls are open.
Pitfall: the next call starts at `end`, not at `start + 1`. And `end` runs up to `len(s)`, because
    the end of a slice is exclusive: with one less, the last letter is never in a piece.
Next: `palindrome_table.py`. Those 65,535 checks ask about only 136 different substrings.
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        result = []
        path = []

        def is_palindrome(left: int, right: int) -> bool:
            """Return whether s[left] to s[right], both included, reads the same backwards."""
            while left < right:
                if s[left] != s[right]:
                    return False
                left += 1
                right -= 1
            return True

        def backtrack(start: int) -> None:
            """Add the path with each partition of s[start:] after it, and leave path as it was.

            The pieces on the path are palindromes and join to s[:start]. A partition of the rest
            has exactly one first piece, so the loop over its ends reaches each of them once.
            """
            if start == len(s):
                result.append(path[:])
                return
            for end in range(start + 1, len(s) + 1):
                if is_palindrome(start, end - 1):
                    path.append(s[start:end])
                    backtrack(end)
                    path.pop()

        backtrack(0)
        return result
