import random


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        R = [set(range(1, 10)) for _ in range(9)]
        C = [set(range(1, 10)) for _ in range(9)]
        B = [set(range(1, 10)) for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    blanks.append((r, c, r // 3 * 3 + c // 3))
                else:
                    d = int(board[r][c])
                    R[r].discard(d)
                    C[c].discard(d)
                    B[r // 3 * 3 + c // 3].discard(d)

        def solve():
            if not blanks:
                return True
            random.shuffle(blanks)
            blanks.sort(key=lambda t: -len(R[t[0]] & C[t[1]] & B[t[2]]))
            r, c, b = blanks.pop()
            opts = list(R[r] & C[c] & B[b])
            random.shuffle(opts)
            for d in opts:
                R[r].remove(d)
                C[c].remove(d)
                B[b].remove(d)
                if solve():
                    board[r][c] = str(d)
                    return True
                R[r].add(d)
                C[c].add(d)
                B[b].add(d)
            blanks.append((r, c, b))
            return False

        solve()
