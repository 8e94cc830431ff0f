"""Leaves the last row out of each column, and writes rows as if they were eight wide.

Verdict: Wrong Answer
Reason: now holds
Cause: given_overwritten, 34
Change: one_off, 34
"""


from collections import deque

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        start = ''.join(ch for row in board for ch in row)

        def options(s, i):
            y, x = i // 9, i % 9
            seen = set(s[9 * y:9 * y + 9])
            seen |= {s[j] for j in range(x, 72, 9)}
            corner = y // 3 * 27 + x // 3 * 3
            for k in (0, 9, 18):
                seen |= set(s[corner + k:corner + k + 3])
            return [d for d in '123456789' if d not in seen]

        queue = deque([start])
        while queue:
            s = queue.popleft()
            if '.' not in s:
                break
            opts, i = min(((options(s, i), i) for i in range(81) if s[i] == '.'), key=lambda t: len(t[0]))
            for d in opts:
                queue.append(s[:i] + d + s[i + 1:])
        for i, d in enumerate(s):
            board[i // 9][i % 8] = d
