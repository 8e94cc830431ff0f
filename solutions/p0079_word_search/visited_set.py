"""Keep the cells of the path in a set, and leave the board alone (哈希表, visited set).

Idea: the same search, with the cells in use in a set of pairs. The board is only read. Choose this
    one if the board belongs to someone else, or if two threads may search it.
Order: start cells in reading order; neighbours down, up, right, left.
Promise: `search(r, c, k)` says whether `word[k:]` can be read from this cell on without the cells
    in `path`, and leaves `path` as it was.
Cost: the calls of `mark_in_board.py`, and one more if the word is found, because its end is noticed
    one call later. Each cell that matches is hashed three times: to look it up, to add it and to
    remove it. O(L) memory for the set.
Pitfall: the end of the word must be tested before the bounds. After the last letter the search
    steps to a neighbour, and that may lie outside the board or be used: `[["A"]]` has no other.
Next: `mark_in_board.py`. A mark in the board needs neither set nor pairs.
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        path = set()

        def search(r: int, c: int, k: int) -> bool:
            """Return True if word[k:] can be read from this cell on; restore the path."""
            if k == len(word):  # nothing is left to read, wherever this cell is
                return True
            if (
                r not in range(rows)
                or c not in range(cols)
                or board[r][c] != word[k]
                or (r, c) in path
            ):
                return False
            path.add((r, c))
            found = False
            for dr, dc in (1, 0), (-1, 0), (0, 1), (0, -1):
                if search(r + dr, c + dc, k + 1):
                    found = True
                    break
            path.remove((r, c))
            return found

        for r in range(rows):
            for c in range(cols):
                if search(r, c, 0):
                    return True
        return False
