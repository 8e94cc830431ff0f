"""Followup: none"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> bool:
        backup = board[:]
        rows = [0] * 9
        cols = [0] * 9
        boxes = [0] * 9
        blanks = []
        for r in range(9):
            for c in range(9):
                b = r // 3 * 3 + c // 3
                if board[r][c] == '.':
                    blanks.append((r, c, b))
                    continue
                bit = 1 << int(board[r][c]) - 1
                if (rows[r] | cols[c] | boxes[b]) & bit:
                    return False
                rows[r] |= bit
                cols[c] |= bit
                boxes[b] |= bit

        def count(t):
            r, c, b = t
            return bin(rows[r] | cols[c] | boxes[b]).count('1')

        def solve(k):
            if k == len(blanks):
                return True
            m = max(range(k, len(blanks)), key=lambda x: count(blanks[x]))
            blanks[k], blanks[m] = blanks[m], blanks[k]
            r, c, b = blanks[k]
            for d in range(9):
                bit = 1 << d
                if (rows[r] | cols[c] | boxes[b]) & bit:
                    continue
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                board[r][c] = str(d + 1)
                if solve(k + 1):
                    return True
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
            return False

        if solve(0):
            return True
        board[:] = backup
        return False
