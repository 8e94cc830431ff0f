"""Followup: count"""


class Solution:
    def countSolutions(self, board: List[List[str]], limit: int) -> int:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        blanks = []
        for i in range(9):
            for j in range(9):
                ch = board[i][j]
                if ch == '.':
                    blanks.append((i, j, i // 3 * 3 + j // 3))
                else:
                    rows[i].add(ch)
                    cols[j].add(ch)
                    boxes[i // 3 * 3 + j // 3].add(ch)
        full = set('123456789')
        self.count = 0

        def dfs():
            if not blanks:
                self.count += 1
                return
            t = min(range(len(blanks)),
                    key=lambda x: len(full - rows[blanks[x][0]] - cols[blanks[x][1]] - boxes[blanks[x][2]]))
            blanks[t], blanks[-1] = blanks[-1], blanks[t]
            i, j, b = blanks.pop()
            for ch in full - rows[i] - cols[j] - boxes[b]:
                rows[i].add(ch)
                cols[j].add(ch)
                boxes[b].add(ch)
                dfs()
                rows[i].remove(ch)
                cols[j].remove(ch)
                boxes[b].remove(ch)
                if self.count >= limit:
                    break
            blanks.append((i, j, b))

        dfs()
        return self.count
