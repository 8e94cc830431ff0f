class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        FULL = (1 << 9) - 1
        row, col, box = [FULL] * 9, [FULL] * 9, [FULL] * 9
        todo = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    todo.append((r, c, r // 3 * 3 + c // 3))
                else:
                    bit = 1 << (int(board[r][c]) - 1)
                    row[r] ^= bit
                    col[c] ^= bit
                    box[r // 3 * 3 + c // 3] ^= bit

        def solve(k):
            if k == len(todo):
                return True
            # put the tightest cell next
            best = min(range(k, len(todo)),
                       key=lambda t: bin(row[todo[t][0]] & col[todo[t][1]] & box[todo[t][2]]).count('1'))
            todo[k], todo[best] = todo[best], todo[k]
            r, c, b = todo[k]
            mask = row[r] & col[c] & box[b]
            while mask:
                bit = mask & -mask
                mask ^= bit
                row[r] ^= bit
                col[c] ^= bit
                box[b] ^= bit
                board[r][c] = str(bit.bit_length() - 1)
                if solve(k + 1):
                    return True
                row[r] ^= bit
                col[c] ^= bit
                box[b] ^= bit
            return False

        solve(0)
