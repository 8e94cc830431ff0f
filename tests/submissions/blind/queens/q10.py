class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        ans = []

        def clash(a, b):
            return a[0] == b[0] or a[1] == b[1] or abs(a[0] - b[0]) == abs(a[1] - b[1])

        def backtrack(placed):
            if len(placed) == n:
                ans.append([''.join('Q' if (x, y) in placed else '.' for y in range(n)) for x in range(n)])
                return
            for x in range(n):
                for y in range(n):
                    if not any(clash((x, y), q) for q in placed):
                        backtrack(placed + [(x, y)])

        backtrack([])
        return ans
