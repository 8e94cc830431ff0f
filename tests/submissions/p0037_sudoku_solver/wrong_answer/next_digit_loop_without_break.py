"""Looks for the next digit that fits, but goes on after it, and so takes the last one.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: turned_back, 22
Change: break_missing, 22
Cases: Single candidates
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        at = 0
        while at < len(blanks):
            r, c = blanks[at]
            tried = -1 if board[r][c] == "." else "123456789".index(board[r][c])
            board[r][c] = "."
            for number in range(tried + 1, 9):
                digit = "123456789"[number]
                if self.may_stand(board, r, c, digit):
                    board[r][c] = digit
            at += 1 if board[r][c] != "." else -1
            if at < 0:
                return

    def may_stand(self, board, r, c, digit):
        top, left = r - r % 3, c - c % 3
        box = [row[left : left + 3] for row in board[top : top + 3]]
        column = [row[c] for row in board]
        return digit not in board[r] and digit not in column and digit not in sum(box, [])
