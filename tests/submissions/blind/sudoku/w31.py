class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set('123456789') for _ in range(9)]
        cols = [set('123456789') for _ in range(9)]
        boxes = [set('123456789') for _ in range(9)]
        blanks = set()
        for i in range(9):
            for j in range(9):
                ch = board[i][j]
                if ch == '.':
                    blanks.add((i, j))
                else:
                    rows[i].remove(ch)
                    cols[j].remove(ch)
                    boxes[i // 3 * 3 + j // 3].remove(ch)

        def dfs():
            cell, best = None, '0123456789'
            for i, j in blanks:
                cand = rows[i] & cols[j] & boxes[i // 3 * 3 + j // 3]
                if cand and len(cand) < len(best):
                    cell, best = (i, j), cand
            if cell is None:
                return True
            i, j = cell
            blanks.remove(cell)
            for ch in best:
                rows[i].remove(ch)
                cols[j].remove(ch)
                boxes[i // 3 * 3 + j // 3].remove(ch)
                board[i][j] = ch
                if dfs():
                    return True
                board[i][j] = '.'
                rows[i].add(ch)
                cols[j].add(ch)
                boxes[i // 3 * 3 + j // 3].add(ch)
            blanks.add(cell)
            return False

        dfs()
