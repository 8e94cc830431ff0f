"""A lambda that is handed to itself.

Verdict: Wrong Answer
Reason: 5 calls of `<lambda>` (line 24) were open at once
Cause: none
Change: none
"""


def candidates(board, row, col):
    top, left = row // 3 * 3, col // 3 * 3
    taken = set(board[row]) | {board[i][col] for i in range(9)}
    taken |= {board[top + i // 3][left + i % 3] for i in range(9)}
    return [digit for digit in "123456789" if digit not in taken]


def blanks_of(board):
    return [(row, col) for row in range(9) for col in range(9) if board[row][col] == "."]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        put = lambda row, col, digit: board[row].__setitem__(col, digit) or True
        fill = lambda fill, blanks: not blanks or any(
            (put(*blanks[0], digit) and fill(fill, blanks[1:])) or not put(*blanks[0], ".")
            for digit in candidates(board, *blanks[0])
        )
        fill(fill, blanks_of(board))
