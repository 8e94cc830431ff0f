"""`functools` stands between the calls: a cache around the function, and `partial` around that.

Verdict: Wrong Answer
Reason: 5 calls of `fill` (line 25) were open at once
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
        blanks = blanks_of(board)

        @lru_cache(maxsize=0)
        def fill(index):
            if index == len(blanks):
                return True
            row, col = blanks[index]
            for digit in candidates(board, row, col):
                board[row][col] = digit
                if partial(fill, index + 1)():
                    return True
                board[row][col] = "."
            return False

        fill(0)
