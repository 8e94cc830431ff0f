"""The first board that is found stays on the grid.

Order: rows from the top, columns from the left.
"""


class Solution:
    def placeQueens(self, board: List[List[str]]) -> None:
        n = len(board)

        def attacked(row, column):
            return any(
                board[row - up][at] == "Q"
                for up in range(1, row + 1)
                for at in (column - up, column, column + up)
                if 0 <= at < n
            )

        def search(row):
            if row == n:
                return True
            for column in range(n):
                if not attacked(row, column):
                    board[row][column] = "Q"
                    if search(row + 1):
                        return True
                    board[row][column] = "."
            return False

        search(0)
