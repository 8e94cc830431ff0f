class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        X = {}
        Y = {}
        for r in range(9):
            for c in range(9):
                for d in range(1, 10):
                    Y[(r, c, d)] = [
                        ("cell", (r, c)),
                        ("row", (r, d)),
                        ("col", (c, d)),
                        ("box", (r - r % 3 + c // 3, d)),
                    ]
        for key, cols in Y.items():
            for col in cols:
                X.setdefault(col, set()).add(key)

        def select(key):
            removed = []
            for j in Y[key]:
                for i in X[j]:
                    for k in Y[i]:
                        if k != j:
                            X[k].remove(i)
                removed.append(X.pop(j))
            return removed

        def deselect(key, removed):
            for j in reversed(Y[key]):
                X[j] = removed.pop()
                for i in X[j]:
                    for k in Y[i]:
                        if k != j:
                            X[k].add(i)

        def solve(solution):
            if not X:
                yield list(solution)
                return
            col = min(X, key=lambda j: len(X[j]))
            for key in list(X[col]):
                solution.append(key)
                removed = select(key)
                yield from solve(solution)
                deselect(key, removed)
                solution.pop()

        for r in range(9):
            for c in range(9):
                if board[r][c] != '.':
                    select((r, c, int(board[r][c])))
        for solution in solve([]):
            for r, c, d in solution:
                board[r][c] = str(d)
            break
