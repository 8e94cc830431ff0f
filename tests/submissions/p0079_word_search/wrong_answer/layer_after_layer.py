"""Keeps the cells that each letter may lie on, and forgets the path to them.

Verdict: Wrong Answer
Reason: returned True, but AAA cannot be read
Cause: other_rule
Change: none
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])
        layer = {(r, c) for r in range(rows) for c in range(columns) if board[r][c] == word[0]}
        for letter in word[1:]:
            following = set()
            for r, c in layer:
                for x, y in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if 0 <= x < rows and 0 <= y < columns and board[x][y] == letter:
                        following.add((x, y))
            layer = following
        return len(layer) > 0
