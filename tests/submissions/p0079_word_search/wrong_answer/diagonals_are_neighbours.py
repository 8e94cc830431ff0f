"""Takes the four diagonal cells for neighbours as well.

Verdict: Wrong Answer
Reason: returned True, but AD cannot be read
Cause: other_rule
Change: none
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        R, C = len(board), len(board[0])

        def dfs(pos, path):
            """path: the cells used up to now"""
            if pos == len(word):
                return True
            for r, c in neighbours(path):
                if (r, c) not in path and board[r][c] == word[pos]:
                    if dfs(pos + 1, path + [(r, c)]):
                        return True
            return False

        def neighbours(path):
            if not path:
                return [(r, c) for r in range(R) for c in range(C)]
            r0, c0 = path[-1]
            cells = [(r0 + dr, c0 + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1)]
            return [(r, c) for r, c in cells if 0 <= r < R and 0 <= c < C]

        return dfs(0, [])
