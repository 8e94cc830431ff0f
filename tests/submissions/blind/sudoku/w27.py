class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        # numbers are easier to work with
        grid = [[0 if ch == '.' else int(ch) for ch in line] for line in board]

        def find(grid):
            for y in range(9):
                for x in range(9):
                    if grid[y][x] == 0:
                        return y, x
            return None

        def valid(grid, num, pos):
            for i in range(9):
                if grid[pos[0]][i] == num and pos[1] != i:
                    return False
            for i in range(9):
                if grid[i][pos[1]] == num and pos[0] != i:
                    return False
            box_x = pos[1] // 3
            box_y = pos[0] // 3
            for i in range(box_y * 3, box_y * 3 + 3):
                for j in range(box_x * 3, box_x * 3 + 3):
                    if grid[i][j] == num and (i, j) != pos:
                        return False
            return True

        def solve(grid):
            pos = find(grid)
            if not pos:
                return True
            for i in range(1, 10):
                if valid(grid, i, pos):
                    grid[pos[0]][pos[1]] = i
                    if solve(grid):
                        return True
                    grid[pos[0]][pos[1]] = 0
            return False

        solve(grid)
        board = [list(map(str, line)) for line in grid]
