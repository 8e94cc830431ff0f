"""Goes on to three neighbours of a cell, and not to the one on the left.

Verdict: Wrong Answer
Reason: returned False, but ABCCED can be read from r1c1 to r3c2
Cause: slip, 23
Change: branch_missing, 23
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])

        def search(r: int, c: int, k: int) -> bool:
            if not (0 <= r < rows and 0 <= c < cols) or board[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            board[r][c] = "#"
            found = (
                search(r + 1, c, k + 1)
                or search(r - 1, c, k + 1)
                or search(r, c + 1, k + 1)
            )
            board[r][c] = word[k]
            return found

        return any(search(r, c, 0) for r in range(rows) for c in range(cols))
