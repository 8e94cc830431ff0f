"""Return the partitions of each suffix, and remember them (记忆化搜索, memoisation).

Idea: how the rest can be partitioned depends only on where it starts, not on the path. So let the
    function return the partitions of `s[start:]` instead of extending a path, and cache them: there
    are only n + 1 suffixes. A partition is a first piece, followed by a partition of what is left.
Order: short pieces first.
Promise: `partitions(start)` returns all partitions of `s[start:]` into palindromes. No caller
    changes a list that it returned.
Cost: n + 1 calls that do any work, and at most n(n+1)/2 checks: 136 for 16 letters. The answer is
    still O(n · 2^n) long, so the gain is in the checks and calls. The price is memory: the
    partitions of all suffixes are kept, up to twice as many as the answer has.
Pitfall: the cached lists are shared. `rest.insert(0, piece)` would change them for every later
    reader; `[piece, *rest]` is a new list.
Next: LeetCode 132, the fewest cuts. It wants one number for each suffix instead of a list, and
    there the cache turns 2^n into n².
"""


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        @cache
        def partitions(start: int) -> List[List[str]]:
            """Return every partition of s[start:]. The empty rest has one: no piece at all."""
            if start == len(s):
                return [[]]
            result = []
            for end in range(start + 1, len(s) + 1):
                piece = s[start:end]
                if piece == piece[::-1]:
                    result += [[piece, *rest] for rest in partitions(end)]
            return result

        return partitions(0)
