"""Goes through the product of the candidates that the givens leave, and checks full boards.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: checked_too_late
Change: none
Time limit: 1
Cases: Single candidates
"""


from itertools import product

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']

        def start(r, c):
            bad = set()
            for k in range(9):
                bad |= {board[r][k], board[k][c]}
                bad.add(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
            return [d for d in '123456789' if d not in bad]

        def valid():
            for k in range(9):
                if len(set(board[k])) < 9 or len({board[i][k] for i in range(9)}) < 9:
                    return False
                a, b = k // 3 * 3, k % 3 * 3
                if len({board[a + i][b + j] for i in range(3) for j in range(3)}) < 9:
                    return False
            return True

        lists = [start(r, c) for r, c in blanks]
        for combo in product(*lists):
            for (r, c), d in zip(blanks, combo):
                board[r][c] = d
            if valid():
                return
