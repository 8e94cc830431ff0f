"""Two counts, with one list as the path of all calls: choose, recurse, undo (回溯模板, 撤销选择).

Idea: the same two choices as in `string_path.py`. The path is a list that each choice lengthens and
    then shortens again. Joining an answer to a string also copies it.
Order: sorted, as opening is tried before closing.
Promise: `backtrack(opened, closed)` adds every answer that begins with the path, and leaves the
    path as it was.
Cost: the same 6,917 calls for n = 8, but only an answer is copied: O(n) for each of the Catalan
    number of answers, and O(1) for any other call. 2n + 1 calls are open at once.
Pitfall: each of the two choices needs its own `pop`. Without the first one, the second choice
    closes a path that is too long.
Next: `first_pair.py`. It builds larger answers from smaller ones.
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        result = []
        path = []

        def backtrack(opened: int, closed: int) -> None:
            """Add all answers that begin with the path, which has these two counts."""
            if closed == n:
                result.append("".join(path))
                return
            if opened < n:
                path.append("(")
                backtrack(opened + 1, closed)
                path.pop()
            if closed < opened:
                path.append(")")
                backtrack(opened, closed + 1)
                path.pop()

        backtrack(0, 0)
        return result
