"""Says, in the middle of a run and by the worker's own means, that it does not compile.

Verdict: Runtime Error
Reason: pipe
Cause: none
Change: none
Catalogue: 30
Cases: One blank
"""


def worker():
    frame = sys._getframe()
    while "send" not in frame.f_locals:
        frame = frame.f_back
    return frame.f_locals


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        frame = {"ending": "compile", "error": "SyntaxError"} | worker().get("token", {})
        worker()["send"](frame | {"token": worker()["message"]["token"]})
