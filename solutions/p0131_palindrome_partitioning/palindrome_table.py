"""Find out which substrings are palindromes in a table, then search (动态规划预处理, 回溯).

Idea: the search asks about the same substrings on many paths. A table answers each question once:
    `s[i..j]` is a palindrome if its two ends are equal and what lies between them is a palindrome.
    The search is that of `start_index.py`, but its check is one look-up.
Order: short pieces first.
Promise: `backtrack(start)` adds a copy of the path with each partition of `s[start:]` after it, and
    leaves the path as it was.
Cost: n(n+1)/2 entries, 136 for 16 letters, each filled in one step: O(n²) time and space. The tree
    is the same, so the total is still O(n · 2^n): the answer itself is that long.
Pitfall: an entry needs the one in the next row, `i + 1`, so the rows must be filled from the last
    to the first. From the front, only pieces of one or two letters would be palindromes. And
    `[[False] * n] * n` is one row, n times.
Next: `memoised_suffixes.py`. It also partitions each suffix only once.
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        n = len(s)
        is_palindrome = [[False] * n for _ in range(n)]
        for i in range(n - 1, -1, -1):
            for j in range(i, n):
                if s[i] == s[j] and (j - i < 2 or is_palindrome[i + 1][j - 1]):
                    is_palindrome[i][j] = True

        result = []
        path = []

        def backtrack(start: int) -> None:
            """Add the path with each partition of s[start:] after it, and leave path as it was."""
            if start == n:
                result.append(path[:])
                return
            for end in range(start, n):  # here the end is included, as in the table
                if is_palindrome[start][end]:
                    path.append(s[start : end + 1])
                    backtrack(end + 1)
                    path.pop()

        backtrack(0)
        return result
