"""Followup: sixteen"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        size = len(board)
        k = int(size ** 0.5)
        symbols = set("123456789ABCDEFGHIJKLMNOP"[:size])

        def box_of(r, c):
            return r // k * 3 + c // k

        rows = [set(symbols) for _ in range(size)]
        cols = [set(symbols) for _ in range(size)]
        boxes = defaultdict(lambda: set(symbols))
        blanks = set()
        for r in range(size):
            for c in range(size):
                s = board[r][c]
                if s == '.':
                    blanks.add((r, c))
                else:
                    rows[r].discard(s)
                    cols[c].discard(s)
                    boxes[box_of(r, c)].discard(s)

        def dfs():
            if not blanks:
                return True
            target, best = None, None
            for r, c in blanks:
                cand = rows[r] & cols[c] & boxes[box_of(r, c)]
                if best is None or len(cand) < len(best):
                    target, best = (r, c), cand
                    if len(best) < 2:
                        break
            r, c = target
            b = box_of(r, c)
            blanks.discard(target)
            for s in best:
                rows[r].discard(s)
                cols[c].discard(s)
                boxes[b].discard(s)
                board[r][c] = s
                if dfs():
                    return True
                rows[r].add(s)
                cols[c].add(s)
                boxes[b].add(s)
            board[r][c] = '.'
            blanks.add(target)
            return False

        dfs()
