"""Mark the cell in the board, search its neighbours, restore the cell (回溯, DFS, backtracking).

Idea: start a search in every cell. A search compares one letter and goes on to the four neighbours
    with the next letter. The cells in use hold '#', which equals no letter, so one comparison
    rejects other letters and cells in use. This is the version to have ready in an interview.
Order: start cells in reading order; neighbours down, up, right, left.
Promise: `search(r, c, k)` says whether `word[k:]` can be read from this cell on without the marked
    cells, and leaves the board as it was.
Cost: at most three directions after the first letter, because one neighbour is marked. For a word
    of L letters that is O(m · n · 3^(L-1)), with O(L) memory. LeetCode's ABCCED takes 13 calls. A 6
    × 6 board of 'A' with a word of fourteen 'A' and a 'B' takes 9,030,868.
Pitfall: without the line that restores the cell, a dead end leaves its marks, and the right path is
    blocked. `return True` before that line keeps the answer right, but leaves marks on the board.
Next: `two_prunings.py`. It looks at the letters before it searches.
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])

        def search(r: int, c: int, k: int) -> bool:
            """Return True if word[k:] can be read from this cell on; restore the board.

            The first letter must be in this cell, and the rest must go on in a neighbour. All four
            neighbours are tried, so False means that no path exists.
            """
            if not (0 <= r < rows and 0 <= c < cols) or board[r][c] != word[k]:
                return False
            if k == len(word) - 1:  # after the comparison: the last letter has been read
                return True
            board[r][c] = "#"
            found = (
                search(r + 1, c, k + 1)
                or search(r - 1, c, k + 1)
                or search(r, c + 1, k + 1)
                or search(r, c - 1, k + 1)
            )
            board[r][c] = word[k]  # the letter that it was: the comparison has shown it
            return found

        return any(search(r, c, 0) for r in range(rows) for c in range(cols))
