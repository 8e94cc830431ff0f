from itertools import permutations


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # every way to fill one row, then combine the rows
        ways = []
        for r in range(9):
            holes = [c for c in range(9) if board[r][c] == '.']
            missing = [d for d in '123456789' if d not in board[r]]
            lines = []
            for perm in permutations(missing):
                line = board[r][:]
                for c, d in zip(holes, perm):
                    line[c] = d
                if all(self.compatible(r, line, q, board[q]) for q in range(9) if q != r):
                    lines.append(line)
            ways.append((len(lines), r, lines))
        ways.sort()
        self.combine(ways, 0, {}, board)

    def compatible(self, r, line, q, other):
        for c in range(9):
            if line[c] == other[c]:
                return False
        if r // 3 == q // 3:
            for c in (0, 3, 6):
                for d in line[c:c + 3]:
                    if d in other[c:c + 3]:
                        return False
        return True

    def combine(self, ways, k, chosen, board):
        if k == 9:
            for r in chosen:
                board[r] = chosen[r]
            return True
        _, r, lines = ways[k]
        for line in lines:
            if all(self.compatible(r, line, q, chosen[q]) for q in chosen):
                chosen[r] = line
                if self.combine(ways, k + 1, chosen, board):
                    return True
                del chosen[r]
        return False
