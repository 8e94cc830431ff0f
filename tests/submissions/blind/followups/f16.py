"""Followup: thousand"""


class Solution:
    def solveSudokus(self, boards: List[List[List[str]]]) -> None:
        row, col, box = [0] * 9, [0] * 9, [0] * 9
        ones = [bin(m).count('1') for m in range(512)]

        def dfs(board, todo):
            if not todo:
                return True
            best, where, mask = 10, -1, 0
            for t in range(len(todo)):
                r, c, b = todo[t]
                m = 511 & ~(row[r] | col[c] | box[b])
                if ones[m] < best:
                    best, where, mask = ones[m], t, m
                    if best <= 1:
                        break
            todo[where], todo[-1] = todo[-1], todo[where]
            r, c, b = todo.pop()
            while mask:
                bit = mask & -mask
                mask ^= bit
                row[r] |= bit
                col[c] |= bit
                box[b] |= bit
                if dfs(board, todo):
                    board[r][c] = str(bit.bit_length())
                    return True
                row[r] ^= bit
                col[c] ^= bit
                box[b] ^= bit
            todo.append((r, c, b))
            return False

        for board in boards:
            todo = []
            for r in range(9):
                for c in range(9):
                    b = r // 3 * 3 + c // 3
                    if board[r][c] == '.':
                        todo.append((r, c, b))
                    else:
                        bit = 1 << (int(board[r][c]) - 1)
                        row[r] |= bit
                        col[c] |= bit
                        box[b] |= bit
            dfs(board, todo)
