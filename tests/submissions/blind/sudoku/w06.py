class Solution:
    BOX = [[r // 3 * 3 + c % 3 for c in range(9)] for r in range(9)]

    def solveSudoku(self, board: List[List[str]]) -> None:
        row = [0] * 9
        col = [0] * 9
        box = [0] * 9
        todo = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    todo.append((r, c))
                    continue
                bit = 1 << int(board[r][c])
                row[r] |= bit
                col[c] |= bit
                box[self.BOX[r][c]] |= bit

        def go(k):
            if k == len(todo):
                return True
            r, c = todo[k]
            b = self.BOX[r][c]
            taken = row[r] | col[c] | box[b]
            for d in range(1, 10):
                bit = 1 << d
                if taken & bit:
                    continue
                row[r] |= bit
                col[c] |= bit
                box[b] |= bit
                board[r][c] = str(d)
                if go(k + 1):
                    return True
                row[r] ^= bit
                col[c] ^= bit
                box[b] ^= bit
                board[r][c] = '.'
            return False

        go(0)
