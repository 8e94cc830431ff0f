class Solution:
    PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23]

    def solveSudoku(self, board: List[List[str]]) -> None:
        row, col, box = [1] * 9, [1] * 9, [1] * 9
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.append((r, c))
                else:
                    p = self.PRIMES[int(board[r][c]) - 1]
                    row[r] *= p
                    col[c] *= p
                    box[r // 3 * 3 + c // 3] *= p

        def go(k):
            if k < 0:
                return True
            r, c = blanks[k]
            b = r // 3 * 3 + c // 3
            for p in self.PRIMES:
                if row[r] % p and col[c] % p and box[b] % p:
                    row[r] *= p
                    col[c] *= p
                    box[b] *= p
                    if go(k - 1):
                        board[r][c] = str(self.PRIMES.index(p) + 1)
                        return True
                    row[r] //= p
                    col[c] //= p
                    box[b] //= p
            return False

        go(len(blanks) - 1)
