"""Shifts the mask of candidates where its lowest bit has to be cleared.

Verdict: Wrong Answer
Reason: has two 6s
Cause: slip, 43
Change: operator, 43
Cases: interview
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        R, C, B = [511] * 9, [511] * 9, [511] * 9
        blanks = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    blanks.append((i, j, i // 3 * 3 + j // 3))
                else:
                    bit = 1 << (int(board[i][j]) - 1)
                    R[i] ^= bit
                    C[j] ^= bit
                    B[i // 3 * 3 + j // 3] ^= bit

        def dfs(n):
            if n == len(blanks):
                return True
            t = min(range(n, len(blanks)), key=lambda q: bin(R[blanks[q][0]] & C[blanks[q][1]] & B[blanks[q][2]]).count('1'))
            blanks[n], blanks[t] = blanks[t], blanks[n]
            i, j, k = blanks[n]
            m = R[i] & C[j] & B[k]
            while m:
                bit = m & -m
                R[i] ^= bit
                C[j] ^= bit
                B[k] ^= bit
                board[i][j] = str(bit.bit_length())
                if dfs(n + 1):
                    return True
                R[i] ^= bit
                C[j] ^= bit
                B[k] ^= bit
                m >>= 1
            return False

        dfs(0)
