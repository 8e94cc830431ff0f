"""Followup: no_recursion"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set(line) for line in board]
        cols = [set(line) for line in zip(*board)]
        boxes = [set() for _ in range(9)]
        blanks = []
        for i in range(9):
            for j in range(9):
                boxes[i // 3 * 3 + j // 3].add(board[i][j])
                if board[i][j] == '.':
                    blanks.append((i, j))

        def advance(k):
            if k == len(blanks):
                return True
            return try_digits(k)

        def try_digits(k):
            i, j = blanks[k]
            b = i // 3 * 3 + j // 3
            for d in '123456789':
                if d in rows[i] or d in cols[j] or d in boxes[b]:
                    continue
                for used in (rows[i], cols[j], boxes[b]):
                    used.add(d)
                board[i][j] = d
                if advance(k + 1):
                    return True
                for used in (rows[i], cols[j], boxes[b]):
                    used.remove(d)
            return False

        advance(0)
