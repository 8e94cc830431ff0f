"""Adds the row and the column to the used cells, not the cell.

Verdict: Wrong Answer
Reason: returned True, but AAA cannot be read
Cause: slip, 19
Change: items_of_pair, 19
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        def search(r, c, k, used):
            if k == len(word):
                return True
            if not (0 <= r < len(board) and 0 <= c < len(board[0])):
                return False
            if (r, c) in used or board[r][c] != word[k]:
                return False
            now = used | set((r, c))
            return any(
                search(r + dr, c + dc, k + 1, now) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
            )

        cells = [(r, c) for r in range(len(board)) for c in range(len(board[0]))]
        return any(search(r, c, 0, set()) for r, c in cells)
