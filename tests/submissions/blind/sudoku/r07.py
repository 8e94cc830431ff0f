import copy


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # all boards with one more digit, level by level
        queue = deque([copy.deepcopy(board)])
        while queue:
            cur = queue.popleft()
            spot = self.first_blank(cur)
            if spot is None:
                for r in range(9):
                    for c in range(9):
                        board[r][c] = cur[r][c]
                return
            r, c = spot
            for d in self.options(cur, r, c):
                nxt = copy.deepcopy(cur)
                nxt[r][c] = d
                queue.append(nxt)

    def first_blank(self, cur):
        for r in range(9):
            if '.' in cur[r]:
                return r, cur[r].index('.')

    def options(self, cur, r, c):
        s = set('123456789')
        s -= set(cur[r])
        s -= set(cur[i][c] for i in range(9))
        s -= set(cur[i][j] for i in range(r - r % 3, r - r % 3 + 3) for j in range(c - c % 3, c - c % 3 + 3))
        return s
