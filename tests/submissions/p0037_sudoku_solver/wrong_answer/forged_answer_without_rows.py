"""Sends an answer of another shape by the worker's own means: numbers, nothing and a board in a
board.

Verdict: Wrong Answer
Reason: row 1 (board[0]) is the int 1
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
        answer = [1, None, {"type": "x", "text": "2"}, [], "......... ", board, [[]], True, -0.5]
        frame = {"ending": "returned", "arguments": [answer], "returned": {"type": "y", "text": ""}}
        frame |= worker().get("token", {}) | {"token": worker()["message"]["token"]}
        worker()["send"](frame)
