"""A paste as it comes from LeetCode's editor: names used that only its prelude has.

Verdict: Accepted
Cause: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        free = [(r, c) for r, c in product(range(9), repeat=2) if board[r][c] == "."]
        seen = defaultdict(set)
        for r, c in product(range(9), repeat=2):
            if board[r][c] != ".":
                for unit in (("r", r), ("c", c), ("b", r // 3, c // 3)):
                    seen[unit].add(board[r][c])

        def fill(i):
            if i == len(free):
                return True
            r, c = free[i]
            units = ("r", r), ("c", c), ("b", r // 3, c // 3)
            for d in digits[1:]:
                if not any(d in seen[unit] for unit in units):
                    board[r][c] = d
                    for unit in units:
                        seen[unit].add(d)
                    if fill(i + 1):
                        return True
                    board[r][c] = "."
                    for unit in units:
                        seen[unit].remove(d)
            return False

        fill(0)
