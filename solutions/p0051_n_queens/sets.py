"""One queen a row; columns and diagonals in sets (哈希表, 回溯, backtracking).

Idea: no two queens share a row, so each call places the queen of one row. Three sets tell which
    columns and diagonals are taken. On a diagonal that falls to the right, `row - col` is the same
    for all squares; on one that rises, `row + col`. This is the version to have ready in an
    interview.
Order: rows from the top, columns from the left.
Promise: `search(row)` adds every board that continues the queens of the rows above, and leaves
    `queens` and the three sets as they were.
Cost: n squares for each call, three look-ups for each. Columns alone would allow n! boards, so this
    is O(n!) at most. It takes 17 calls for n = 4, 8,394 for n = 9. O(n) memory besides the boards.
Pitfall: each of the three adds needs its remove. And the two diagonals need two sets: in one set, a
    sum and a difference that happen to be equal would be taken for the same diagonal.
Next: `bits.py`. Three integers replace the three sets, and nothing needs to be removed.
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens = [], []  # queens[row] is the column of that row's queen
        columns, falling, rising = set(), set(), set()

        def search(row: int) -> None:
            """Add all boards that begin with these queens; leave queens and sets as they were.

            Every board has exactly one queen in this row, and all columns are tried for it, so no
            board is missed. Two boards differ in some queen, so none comes twice.
            """
            if row == n:
                boards.append(["." * col + "Q" + "." * (n - col - 1) for col in queens])
                return
            for col in range(n):
                if col in columns or row - col in falling or row + col in rising:
                    continue
                queens.append(col)
                columns.add(col)
                falling.add(row - col)
                rising.add(row + col)
                search(row + 1)
                queens.pop()
                columns.remove(col)
                falling.remove(row - col)
                rising.remove(row + col)

        search(0)
        return boards
