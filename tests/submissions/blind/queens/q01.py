from itertools import permutations


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        ans = []
        for p in permutations(range(n)):
            if len({p[i] + i for i in range(n)}) == n:
                ans.append(['.' * c + 'Q' + '.' * (n - c - 1) for c in p])
        return ans
