class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        seen = set()

        def marks(i, j, ch):
            return (i, ch), (ch, j), (i // 3, j // 3, ch)

        todo = []
        for i in range(9):
            for j in range(9):
                if board[i][j] == '.':
                    todo.append((i, j))
                else:
                    seen.update(marks(i, j, board[i][j]))

        def dfs(n):
            if n == len(todo):
                return True
            i, j = todo[n]
            for ch in '987654321':
                three = set(marks(i, j, ch))
                if three & seen:
                    continue
                seen.update(three)
                board[i][j] = ch
                if dfs(n + 1):
                    return True
                seen.difference_update(three)

        dfs(0)
