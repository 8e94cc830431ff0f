"""Followup: make"""
import random


class Solution:
    def makePuzzle(self, solution: List[List[str]], k: int) -> List[List[str]]:
        cur = [line[:] for line in solution]
        cells = [(r, c) for r in range(9) for c in range(9)]
        random.Random(7).shuffle(cells)
        left = 81
        for r, c in cells:
            if left <= k:
                break
            cur[r][c] = '.'
            if self.count(cur, 1) != 1:
                cur[r][c] = solution[r][c]
            else:
                left -= 1
        return cur

    def count(self, board, limit):
        rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
        empty = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == '.':
                    empty.append((r, c, r // 3 * 3 + c // 3))
                else:
                    bit = 1 << int(board[r][c]) - 1
                    rows[r] |= bit
                    cols[c] |= bit
                    boxes[r // 3 * 3 + c // 3] |= bit

        def go(k, limit):
            if k == len(empty):
                return 1
            best, size = k, 10
            for t in range(k, len(empty)):
                r, c, b = empty[t]
                n = 9 - bin(rows[r] | cols[c] | boxes[b]).count('1')
                if n < size:
                    best, size = t, n
                    if n < 2:
                        break
            empty[k], empty[best] = empty[best], empty[k]
            r, c, b = empty[k]
            free = 511 & ~(rows[r] | cols[c] | boxes[b])
            total = 0
            while free and total < limit:
                bit = free & -free
                free ^= bit
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
                total += go(k + 1, limit - total)
                rows[r] ^= bit
                cols[c] ^= bit
                boxes[b] ^= bit
            return total

        return go(0, limit)
