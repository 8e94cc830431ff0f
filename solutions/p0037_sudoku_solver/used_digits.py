"""The digits used in each row, column and box as sets, and a list of the blanks (哈希表, 回溯).

Idea: note the digits of each unit in a set before the search. A check is then three look-ups
    instead of 27 reads. List the blanks, too, and one index says where the search stands.

Who teaches it: 力扣官方题解 (LeetCode China's own solution), method 1, with tables of bools.

Representation: the board, nine sets each for rows, columns and boxes, and a list of the blanks.

Propagation: none. The sets make the same check cheaper, but they do not look ahead.

Branching: blanks in reading order, digits ascending: the same tree as `first_empty_cell.py`.

Why it is right: the sets always agree with the board. They are filled from the givens, and each
    placement and each undo changes board and sets together.

Cost: three look-ups for each digit tried. The stack holds one call for each blank and one more.

Where it breaks: a digit that is removed from only two of its three sets can never be placed again.

In the interview: this is the answer to have ready.

Roads not taken: tables of bools do the same work, and masks do it in fewer steps (`bitmask.py`).
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [set() for _ in range(9)]
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
