"""Write queens on a board, and walk up the board to check a square (isValid, 回溯).

Idea: the version that most courses teach first. The board is a grid of characters. Before a queen
    is written, `is_valid` walks from its square straight up and up along both diagonals. There are
    no queens below yet, and none in the same row.
Order: rows from the top, columns from the left.
Promise: `backtrack(row)` adds every board that continues the queens of the rows above, and leaves
    the board as it was.
Cost: three loops for each square tried, with fewer than 2n steps in all. The tree is that of
    `sets.py`, with 8,394 calls for n = 9. O(n²) memory for the board.
Pitfall: `boards.append(board)` would add the grid itself, which is empty in the end. Joining the
    rows makes the copy. And a string cannot be changed: the rows must be lists while queens are
    added and removed.
Next: `sets.py`. Remember which columns and diagonals are taken, and the walks become look-ups.
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n for _ in range(n)]  # not [["."] * n] * n: that is one row n times
        boards = []

        def is_valid(row: int, col: int) -> bool:
            for r in range(row):
                if board[r][col] == "Q":
                    return False
            r, c = row - 1, col - 1
            while r >= 0 and c >= 0:
                if board[r][c] == "Q":
                    return False
                r, c = r - 1, c - 1
            r, c = row - 1, col + 1
            while r >= 0 and c < n:
                if board[r][c] == "Q":
                    return False
                r, c = r - 1, c + 1
            return True

        def backtrack(row: int) -> None:
            """Add all boards that begin with these queens; leave the board as it was."""
            if row == n:
                boards.append(["".join(cells) for cells in board])
                return
            for col in range(n):
                if is_valid(row, col):
                    board[row][col] = "Q"
                    backtrack(row + 1)
                    board[row][col] = "."

        backtrack(0)
        return boards
