"""Right, and too slow: copies the whole board for each digit and checks each unit of the copy.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Time limit: 0.2
Cases: LeetCode's hidden case 2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        board[:] = self.solve(board)

    def solve(self, board):
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        if not blanks:
            return board
        r, c = blanks[-1]
        for d in "987654321":
            attempt = deepcopy(board)
            attempt[r][c] = d
            if self.consistent(attempt):
                solved = self.solve(attempt)
                if solved:
                    return solved
        return None

    def consistent(self, board):
        boxes = [
            [board[r // 3 * 3 + k // 3][r % 3 * 3 + k % 3] for k in range(9)] for r in range(9)
        ]
        units = [Counter(unit) for unit in [*board, *zip(*board), *boxes]]
        return all(unit[d] <= 1 for unit in units for d in "123456789")
