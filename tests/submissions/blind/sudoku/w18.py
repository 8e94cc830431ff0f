class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        usedR = [0 for _ in range(9)]
        usedC = [0 for _ in range(9)]
        usedB = [0 for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    bit = 1 << int(board[r][c])
                    usedR[r] |= bit
                    usedC[c] |= bit
                    usedB[(r // 3) * 3 + c // 3] |= bit
                else:
                    blanks.append((r, c, (r // 3) * 3 + c // 3))

        def bt(i):
            if i == len(blanks):
                return True
            r, c, b = blanks[i]
            for d in range(1, 10):
                bit = 1 << (d - 1)
                if (usedR[r] | usedC[c] | usedB[b]) & bit:
                    continue
                usedR[r] |= bit
                usedC[c] |= bit
                usedB[b] |= bit
                board[r][c] = str(d)
                if bt(i + 1):
                    return True
                board[r][c] = '.'
                usedR[r] &= ~bit
                usedC[c] &= ~bit
                usedB[b] &= ~bit
            return False

        bt(0)
