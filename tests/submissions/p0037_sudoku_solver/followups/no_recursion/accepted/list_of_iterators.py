"""A list is the stack: each level is a cell and an iterator over its candidates.

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


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = blanks_of(board)
        stack = [iter(candidates(board, *blanks[0]))]
        while stack:
            row, col = blanks[len(stack) - 1]
            board[row][col] = "."
            digit = next(stack[-1], None)
            if digit is None:
                stack.pop()
                continue
            board[row][col] = digit
            if len(stack) == len(blanks):
                return
            stack.append(iter(candidates(board, *blanks[len(stack)])))
