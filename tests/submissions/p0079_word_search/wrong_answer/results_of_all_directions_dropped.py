"""Looks in all four directions, but ignores what each of these calls returns.

Verdict: Wrong Answer
Reason: returned False, but ABA can be read from r1c1 to r1c3
Cause: slip, 22
Change: passed_on, 22
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        height, width = len(board), len(board[0])

        def follow(row, column, at):
            if at == len(word):
                return True
            if not (0 <= row < height and 0 <= column < width):
                return False
            if board[row][column] != word[at]:
                return False
            board[row][column] = ""
            follow(row - 1, column, at + 1)
            follow(row + 1, column, at + 1)
            follow(row, column - 1, at + 1)
            follow(row, column + 1, at + 1)
            board[row][column] = word[at]
            return False

        starts = [(row, column) for row in range(height) for column in range(width)]
        return any(follow(row, column, 0) for row, column in starts)
