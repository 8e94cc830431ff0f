"""Two functions call each other: neither calls itself, and the depth still grows.

Verdict: Wrong Answer
Reason: 5 calls of `fill` (line 21) were open at once
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


def fill(board, blanks, index):
    return index == len(blanks) or any_fits(board, blanks, index)


def any_fits(board, blanks, index):
    row, col = blanks[index]
    for digit in candidates(board, row, col):
        board[row][col] = digit
        if fill(board, blanks, index + 1):
            return True
        board[row][col] = "."
    return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        fill(board, blanks_of(board), 0)
