"""A generator that delegates to one of its own kind for the next blank, with `yield from`.

Verdict: Wrong Answer
Reason: 5 calls of `fillings` (line 21) were open at once
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


def fillings(board, blanks):
    if not blanks:
        yield board
        return
    row, col = blanks[0]
    for digit in candidates(board, row, col):
        board[row][col] = digit
        yield from fillings(board, blanks[1:])
        board[row][col] = "."


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        next(fillings(board, blanks_of(board)))
