"""Right, and slow: it lists all orders of each row first, and writes at the end.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: endless_loop | never_written | endless_recursion | guess_missing
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = []
        for row in board:
            fitting = []
            for order in permutations("123456789"):
                if all(a in (".", b) for a, b in zip(row, order)):
                    fitting.append(order)
            rows.append(fitting)
        solved = []

        def fill(r):
            if r == 9:
                return True
            for order in rows[r]:
                if self.fits(solved, order):
                    solved.append(order)
                    if fill(r + 1):
                        return True
                    solved.pop()
            return False

        fill(0)
        board[:] = map(list, solved)

    def fits(self, solved, order):
        r = len(solved)
        for above in solved:
            if any(a == b for a, b in zip(above, order)):
                return False
        for above in solved[r // 3 * 3 :]:
            for left in (0, 3, 6):
                if set(above[left : left + 3]) & set(order[left : left + 3]):
                    return False
        return True
