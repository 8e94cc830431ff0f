"""Changes the mask of a column by all remaining digits, not by the one that is placed.

Verdict: Wrong Answer
Reason: still blank
Cause: slip, 35
Change: name, 35
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [511] * 9
        cols = [511] * 9
        boxes = [511] * 9
        todo = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    todo.append((r, c, r // 3 * 3 + c // 3))
                else:
                    bit = 1 << int(board[r][c]) - 1
                    rows[r] ^= bit
                    cols[c] ^= bit
                    boxes[r // 3 * 3 + c // 3] ^= bit

        def dfs(n):
            if n == len(todo):
                return True
            r, c, b = todo[n]
            free = rows[r] & cols[c] & boxes[b]
            while free:
                bit = free & -free
                free ^= bit
                rows[r] ^= bit
                cols[c] ^= free
                boxes[b] ^= bit
                board[r][c] = str(bit.bit_length())
                if dfs(n + 1):
                    return True
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
            return False

        dfs(0)
