"""Returns a generator expression of the solutions of a copy, which is as lazy as a generator.

Verdict: Wrong Answer
Reason: the board came back as it was
Likely: any
Near: contains `yield`, so calling it | so that call runs nothing | answer was returned
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        return (self.fill(deepcopy(board), d) for d in "123456789")

    def fill(self, board, d):
        return board
