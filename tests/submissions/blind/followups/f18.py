"""Followup: thousand"""


class Solution:
    def solveSudokus(self, boards: List[List[List[str]]]) -> None:
        for board in boards:
            rows = [set('123456789') for _ in range(9)]
            cols = [set('123456789') for _ in range(9)]
            boxes = [set('123456789') for _ in range(9)]
            blanks = []
            for r in range(9):
                for c in range(9):
                    if board[r][c] == '.':
                        blanks.append((r, c, r // 3 * 3 + c // 3))
                    else:
                        rows[r].remove(board[r][c])
                        cols[c].remove(board[r][c])
                        boxes[r // 3 * 3 + c // 3].remove(board[r][c])
            if self.fill(board, rows, cols, boxes, blanks):
                return

    def fill(self, board, rows, cols, boxes, blanks):
        if not blanks:
            return True
        pos, cand = -1, None
        for t, (r, c, b) in enumerate(blanks):
            now = rows[r] & cols[c] & boxes[b]
            if cand is None or len(now) < len(cand):
                pos, cand = t, now
                if len(now) < 2:
                    break
        r, c, b = blanks.pop(pos)
        for d in cand:
            rows[r].remove(d)
            cols[c].remove(d)
            boxes[b].remove(d)
            board[r][c] = d
            if self.fill(board, rows, cols, boxes, blanks):
                return True
            rows[r].add(d)
            cols[c].add(d)
            boxes[b].add(d)
        board[r][c] = '.'
        blanks.insert(pos, (r, c, b))
        return False
