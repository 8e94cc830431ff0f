class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]

        def box_of(r, c):
            return r // 3 + c // 3

        for r in range(9):
            for c in range(9):
                v = board[r][c]
                if v != '.':
                    rows[r].add(v)
                    cols[c].add(v)
                    boxes[box_of(r, c)].add(v)

        def dfs(i):
            if i == 81:
                return True
            r, c = divmod(i, 9)
            if board[r][c] != '.':
                return dfs(i + 1)
            b = box_of(r, c)
            for v in '123456789':
                if v in rows[r] or v in cols[c] or v in boxes[b]:
                    continue
                board[r][c] = v
                rows[r].add(v)
                cols[c].add(v)
                boxes[b].add(v)
                if dfs(i + 1):
                    return True
                board[r][c] = '.'
                rows[r].remove(v)
                cols[c].remove(v)
                boxes[b].remove(v)
            return False

        dfs(0)
