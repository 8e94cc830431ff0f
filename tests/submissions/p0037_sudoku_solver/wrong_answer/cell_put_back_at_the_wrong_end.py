"""The next blank comes from the front of a deque, but a failed call puts it back at the end.

Verdict: Wrong Answer
Reason: unchanged
Cause: slip
Change: undo_wrong, 33
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        used = {(kind, i): set() for kind in "rcb" for i in range(9)}
        blanks = deque()
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
                for key in self.keys(r, c):
                    used[key].add(board[r][c])

        def fill():
            if not blanks:
                return True
            r, c = blanks[0]
            for digit in "123456789":
                if not any(digit in used[key] for key in self.keys(r, c)):
                    blanks.popleft()
                    board[r][c] = digit
                    for key in self.keys(r, c):
                        used[key].add(digit)
                    if fill():
                        return True
                    blanks.append((r, c))
                    for key in self.keys(r, c):
                        used[key].remove(digit)
                    board[r][c] = "."
            return False

        fill()

    def keys(self, r, c):
        return ("r", r), ("c", c), ("b", r // 3 * 3 + c // 3)
