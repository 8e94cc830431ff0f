"""Deduces in a loop and calls itself only to guess: no deeper than its guesses, but recursion.

Verdict: Wrong Answer
Reason: calls of `fill` (line 21) were open at once, on a board with 51 blanks
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


def fill(board):
    placed = []
    while blanks := blanks_of(board):
        row, col = min(blanks, key=lambda cell: len(candidates(board, *cell)))
        found = candidates(board, row, col)
        placed.append((row, col))
        if len(found) == 1:
            board[row][col] = found[0]
            continue
        for digit in found:
            board[row][col] = digit
            if fill(board):
                return True
        for row, col in placed:
            board[row][col] = "."
        return False
    return True


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        fill(board)
