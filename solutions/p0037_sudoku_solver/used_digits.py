"""The digits used in each row, column and box, in sets, and a list of the blanks (哈希表, 回溯).

Idea: note the digits of each unit once, before the search, and keep the notes up to date. A check
    is then three look-ups instead of 27 reads. List the blanks once, too, and one index says where
    the search stands. This is the usual answer, and the one to have ready in an interview.
Order: blanks in reading order, digits ascending.
Promise: `search(k)` returns True and leaves the blanks from number k on filled, or returns False
    and leaves board and sets as they were.
Cost: three look-ups for each digit tried. The tree is that of `first_empty_cell.py`: 4,208
    placements on LeetCode's example. One call is open for each blank, and one more: 82 at most.
Pitfall: a digit is added to three sets and removed from the same three. If one removal is
    forgotten, the digit can never be placed in that unit again. If one add is forgotten, the
    removal raises a KeyError.
Next: `bitmask.py`. It finds all digits that fit with one expression.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]  # not [set()] * 9: that is one set nine times
        cols = [set() for _ in range(9)]
        boxes = [set() for _ in range(9)]
        blanks = []
        for r in range(9):
            for c in range(9):
                b = r // 3 * 3 + c // 3
                if board[r][c] == ".":
                    blanks.append((r, c, b))
                else:
                    rows[r].add(board[r][c])
                    cols[c].add(board[r][c])
                    boxes[b].add(board[r][c])

        def search(k: int) -> bool:
            """Fill the blanks from number k on and return True, or change nothing and return False.

            Sets and board agree whenever a call begins or ends: each placement and each undo
            changes both. So a digit is in none of the three sets if and only if it fits.
            """
            if k == len(blanks):
                return True
            r, c, b = blanks[k]
            row, col, box = rows[r], cols[c], boxes[b]
            for digit in "123456789":
                if digit not in row and digit not in col and digit not in box:
                    board[r][c] = digit
                    row.add(digit)
                    col.add(digit)
                    box.add(digit)
                    if search(k + 1):
                        return True
                    board[r][c] = "."
                    row.remove(digit)
                    col.remove(digit)
                    box.remove(digit)
            return False

        search(0)
