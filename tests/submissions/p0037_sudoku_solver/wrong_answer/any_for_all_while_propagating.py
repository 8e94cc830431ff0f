"""Propagates with `any` where each peer must do without the digit, and guesses on copies.

Verdict: Wrong Answer
Reason: digit twice
Cause: slip
Change: function, 35
"""

PEERS = [
    [p for p in range(81) if p != q and (p // 9 == q // 9 or p % 9 == q % 9
     or (p // 27, p % 9 // 3) == (q // 27, q % 9 // 3))]
    for q in range(81)
]  # fmt: skip


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        left = [set("123456789") for _ in range(81)]
        for q in range(81):
            digit = board[q // 9][q % 9]
            if digit != ".":
                self.assign(left, q, digit)
        left = self.search(left)
        for q in range(81):
            board[q // 9][q % 9] = min(left[q])

    def assign(self, left, q, digit):
        return all(self.eliminate(left, q, other) for other in left[q] - {digit})

    def eliminate(self, left, q, digit):
        if digit in left[q]:
            left[q].discard(digit)
            if len(left[q]) == 1:
                [last] = left[q]
                return any(self.eliminate(left, p, last) for p in PEERS[q])
        return bool(left[q])

    def search(self, left):
        free = [q for q in range(81) if len(left[q]) > 1]
        if not free:
            return left
        q = min(free, key=lambda one: len(left[one]))
        for digit in sorted(left[q]):
            trial = [set(one) for one in left]
            if self.assign(trial, q, digit):
                solved = self.search(trial)
                if solved:
                    return solved
        return None
