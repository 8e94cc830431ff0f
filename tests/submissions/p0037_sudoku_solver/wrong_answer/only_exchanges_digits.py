"""Fills each row with the digits that it lacks, and exchanges two while that leaves fewer repeats.

Verdict: Wrong Answer
Reason: digit twice
Cause: turned_back
Change: none
Near: loop_without_search | nothing_compared | unit_not_compared | repeats_let_through | undo_missing
Cases: Single candidates
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [[c for c in range(9) if row[c] == "."] for row in board]
        for row, places in zip(board, blanks):
            for c, digit in zip(places, sorted(set("123456789") - set(row))):
                row[c] = digit
        while self.exchange(board, blanks):
            pass

    def exchange(self, board, blanks):
        before = self.repeats(board)
        for row, places in zip(board, blanks):
            for a in places:
                for b in places:
                    if a < b:
                        row[a], row[b] = row[b], row[a]
                        if self.repeats(board) < before:
                            return True
                        row[a], row[b] = row[b], row[a]
        return False

    def repeats(self, board):
        columns = [{row[c] for row in board} for c in range(9)]
        boxes = [
            {board[r + k // 3][c + k % 3] for k in range(9)} for r in (0, 3, 6) for c in (0, 3, 6)
        ]
        return sum(9 - len(unit) for unit in columns + boxes)
