"""A list of generators of the same function: they wait in the list, and one runs at a time.

Verdict: Accepted
Cause: none
"""


def candidates(board, row, col):
    top, left = row // 3 * 3, col // 3 * 3
    taken = set(board[row]) | {board[i][col] for i in range(9)}
    taken |= {board[top + i // 3][left + i % 3] for i in range(9)}
    return [digit for digit in "123456789" if digit not in taken]


def blanks_of(board):
    return [(row, col) for row in range(9) for col in range(9) if board[row][col] == "."]


def choices(board, cell):
    row, col = cell
    for digit in candidates(board, row, col):
        board[row][col] = digit
        yield digit
    board[row][col] = "."


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        stack = [choices(board, blanks_of(board)[0])]
        while stack:
            if next(stack[-1], None) is None:
                stack.pop()
            elif blanks := blanks_of(board):
                stack.append(choices(board, blanks[0]))
            else:
                return
