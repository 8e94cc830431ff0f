class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        def draw(state):
            return [('.' * c) + 'Q' + ('.' * (n - c)) for c in state]

        def search(state, cols, d1, d2):
            if len(state) == n:
                yield draw(state)
                return
            r = len(state)
            for c in cols:
                if r + c not in d1 and r - c not in d2:
                    yield from search(state + [c], cols - {c}, d1 | {r + c}, d2 | {r - c})

        return list(search([], frozenset(range(n)), frozenset(), frozenset()))
