"""Keeps the masks and a flag at the top of the file, as the script it was taken from does: after
one board they are full, and every later board comes back as it was.

Verdict: Wrong Answer
Reason: unchanged
Cause: state_kept
Change: module_state, 12
Catalogue: 59
"""

N = 9
row, col, box = [0] * N, [0] * N, [0] * N
seted = False


def get_box(i, j):
    return i // 3 * 3 + j // 3


def is_safe(i, j, number):
    return not (row[i] >> number & 1 or col[j] >> number & 1 or box[get_box(i, j)] >> number & 1)


def set_initial_values(grid):
    for i in range(N):
        for j in range(N):
            if grid[i][j] != ".":
                row[i] |= 1 << int(grid[i][j])
                col[j] |= 1 << int(grid[i][j])
                box[get_box(i, j)] |= 1 << int(grid[i][j])


def solve(grid, i, j):
    global seted
    if not seted:
        seted = True
        set_initial_values(grid)
    if i == N - 1 and j == N:
        return True
    if j == N:
        i, j = i + 1, 0
    if grid[i][j] != ".":
        return solve(grid, i, j + 1)
    for nr in range(1, N + 1):
        if is_safe(i, j, nr):
            grid[i][j] = str(nr)
            row[i] |= 1 << nr
            col[j] |= 1 << nr
            box[get_box(i, j)] |= 1 << nr
            if solve(grid, i, j + 1):
                return True
            row[i] &= ~(1 << nr)
            col[j] &= ~(1 << nr)
            box[get_box(i, j)] &= ~(1 << nr)
        grid[i][j] = "."
    return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solve(board, 0, 0)
