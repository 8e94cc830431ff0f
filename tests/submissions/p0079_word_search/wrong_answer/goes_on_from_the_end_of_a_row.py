"""Numbers the cells, and compares the remainder for the last column with the width itself.

Verdict: Wrong Answer
Reason: returned True
Cause: slip, 23
Change: one_off, 23
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        h, w = len(board), len(board[0])
        flat = "".join("".join(row) for row in board)
        size = h * w

        def around(p):
            if p >= w:
                yield p - w
            if p + w < size:
                yield p + w
            if p % w > 0:
                yield p - 1
            if p % w < w and p + 1 < size:
                yield p + 1

        stack = [(p, 1, 1 << p) for p in range(size) if flat[p] == word[0]]
        while stack:
            p, k, used = stack.pop()
            if k == len(word):
                return True
            for q in around(p):
                if not used >> q & 1 and flat[q] == word[k]:
                    stack.append((q, k + 1, used | 1 << q))
        return False
