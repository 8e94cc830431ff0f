"""Two counts say what may come next; the path is a string (回溯, 左右括号计数, 剪枝).

Idea: a call knows how many parentheses the path has opened and closed. It may open another one
    while it has opened fewer than n, and close one while it has closed fewer than it has opened.
    Both choices are tried, so these are two `if`. A path of 2n characters is an answer. This is
    the one to have ready in an interview.
Order: sorted, as opening is tried before closing.
Promise: `backtrack(path, opened, closed)` adds every answer that begins with the path. It changes
    nothing else: `path + "("` is a new string, and the counts belong to the call.
Cost: every call leads to an answer. 6,917 calls for n = 8, with 1,430 answers. The number of
    answers is the Catalan number of n, C(2n, n) / (n + 1). Each call copies its path: O(n). 2n + 1
    calls are open at once.
Pitfall: closing while `closed < n`. This does not check that one is open, so `)(` is built, too.
Next: `shared_list.py`. It has one path for all calls, and so must undo each choice.
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        result = []

        def backtrack(path: str, opened: int, closed: int) -> None:
            """Add all answers that begin with the path, which has these two counts."""
            if len(path) == 2 * n:
                result.append(path)
                return
            if opened < n:
                backtrack(path + "(", opened + 1, closed)
            if closed < opened:  # not closed < n: something must be open
                backtrack(path + ")", opened, closed + 1)

        backtrack("", 0, 0)
        return result
