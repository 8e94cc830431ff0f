"""Returns a generator expression of the solutions of a copy, which is as lazy as a generator.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: none
Near: generator_never_iterated | coroutine_never_awaited | answer_returned
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        return (self.fill(deepcopy(board), d) for d in "123456789")

    def fill(self, board, d):
        return board
