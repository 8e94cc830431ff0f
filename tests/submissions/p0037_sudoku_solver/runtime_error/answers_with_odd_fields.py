"""Forges an answer whose fields are of the wrong kinds, with numbers that are none.

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
        frame = {"ending": "returned", "arguments": {"0": board}, "returned": None, "error": 7}
        frame |= worker().get("token", {}) | {"solve_seconds": -1, "cpu_seconds": float("inf")}
        worker()["send"](frame | {"token": worker()["message"]["token"]})
