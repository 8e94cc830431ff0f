"""Fills the boxes at random, and swaps two digits if there are no more conflicts then.

Verdict: Wrong Answer
Reason: digit twice | has two
Cause: random_search, 22
Change: none
Cases: Single candidates
Time limit: 10
"""


import random

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        random.seed(7)
        free = {}
        for b in range(9):
            cells = [(b // 3 * 3 + k // 3, b % 3 * 3 + k % 3) for k in range(9)]
            have = {board[r][c] for r, c in cells}
            miss = [d for d in '123456789' if d not in have]
            random.shuffle(miss)
            free[b] = [p for p in cells if board[p[0]][p[1]] == '.']
            for (r, c), d in zip(free[b], miss):
                board[r][c] = d

        def cost(lines):
            total = 0
            for r in lines[0]:
                total += 9 - len(set(board[r]))
            for c in lines[1]:
                total += 9 - len({board[k][c] for k in range(9)})
            return total

        now = cost((range(9), range(9)))
        boxes = [b for b in free if len(free[b]) > 1]
        for _ in range(60000):
            if now == 0:
                break
            (a, b), (x, y) = random.sample(free[random.choice(boxes)], 2)
            lines = ({a, x}, {b, y})
            before = cost(lines)
            board[a][b], board[x][y] = board[x][y], board[a][b]
            delta = cost(lines) - before
            if delta > 0:
                board[a][b], board[x][y] = board[x][y], board[a][b]
            else:
                now += delta
