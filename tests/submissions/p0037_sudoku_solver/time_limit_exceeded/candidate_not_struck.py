"""Throws away the text without the digit that a peer has taken, so nothing is ever struck out.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: slip, 30
Change: result_lost, 30
Time limit: 0.3
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [(r, c) for r in range(9) for c in range(9)]
        left = {}
        for r, c in cells:
            left[r, c] = board[r][c] if board[r][c] != "." else "123456789"

        def peers(r, c):
            for a, b in cells:
                same_box = r // 3 == a // 3 and c // 3 == b // 3
                if (a, b) != (r, c) and (a == r or b == c or same_box):
                    yield a, b

        def settle(left):
            todo = [cell for cell in cells if len(left[cell]) == 1]
            while todo:
                cell = todo.pop()
                for peer in peers(*cell):
                    if left[cell] in left[peer]:
                        left[peer].replace(left[cell], "")
                        if not left[peer]:
                            return None
                        if len(left[peer]) == 1:
                            todo.append(peer)
            return left

        def search(left):
            left = settle(left)
            if left is None or all(len(left[cell]) == 1 for cell in cells):
                return left
            cell = min((cell for cell in cells if len(left[cell]) > 1), key=lambda one: len(left[one]))
            for digit in left[cell]:
                found = search({**left, cell: digit})
                if found:
                    return found
            return None

        for (r, c), digit in search(left).items():
            board[r][c] = digit
