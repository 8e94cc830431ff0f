"""Numbers the cells, and takes the number 0 above for the outside.

Verdict: Wrong Answer
Reason: returned False
Cause: slip, 21
Change: comparison, 21
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        flat = [ch for row in board for ch in row]
        near = []
        for idx in range(rows * cols):
            lst = []
            if idx % cols > 0:
                lst.append(idx - 1)
            if (idx + 1) % cols > 0:
                lst.append(idx + 1)
            if idx - cols > 0:
                lst.append(idx - cols)
            if idx + cols < rows * cols:
                lst.append(idx + cols)
            near.append(lst)

        stack = [(i, 1, 1 << i) for i in range(rows * cols) if flat[i] == word[0]]
        while stack:
            pos, k, used = stack.pop()
            if k == len(word):
                return True
            for nb in near[pos]:
                if flat[nb] == word[k] and not used >> nb & 1:
                    stack.append((nb, k + 1, used | 1 << nb))
        return False
