"""Raises an exception whose name sounds like a verdict.

Verdict: Runtime Error
Reason: TimeLimitExceeded: timed out
Cause: none
Change: none
Near: exit_called
Catalogue: 10
"""


class TimeoutException(Exception):
    pass


class TimeLimitExceeded(TimeoutException):
    pass


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        raise TimeLimitExceeded("timed out")
