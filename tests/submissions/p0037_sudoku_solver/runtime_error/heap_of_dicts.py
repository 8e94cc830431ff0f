"""Puts dicts into a heap behind the number of their digits, which two of them may share.

A `break` or a condition that leaves one item in the heap would pass, but a tie has no order.

Verdict: Runtime Error
Reason: TypeError: '<' not supported between instances of 'dict' and 'dict'
Cause: wrong_type, 28
Change: none
"""

import heapq


class Solution:
    def solveSudoku(self, board):
        def options(r, c):
            seen = set(board[r]) | {board[i][c] for i in range(9)}
            for i in range(9):
                seen.add(board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3])
            return set("123456789") - seen

        def solve():
            heap = []
            for k in range(81):
                r, c = divmod(k, 9)
                if board[r][c] == ".":
                    opts = options(r, c)
                    heapq.heappush(heap, (len(opts), {"cell": (r, c), "opts": opts}))
            if not heap:
                return True
            _, node = heapq.heappop(heap)
            r, c = node["cell"]
            for d in node["opts"]:
                board[r][c] = d
                if solve():
                    return True
                board[r][c] = "."
            return False

        solve()
