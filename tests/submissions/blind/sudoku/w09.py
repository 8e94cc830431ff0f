class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row = defaultdict(set)
        col = defaultdict(set)
        square = defaultdict(set)
        queue = deque()

        for i in range(9):
            for j in range(9):
                num = board[i][j]
                if num == '.':
                    queue.append((i, j))
                else:
                    row[i].add(num)
                    col[j].add(num)
                    square[(i // 3, j // 3)].add(num)

        def backtrack():
            if not queue:
                return True
            i, j = queue.popleft()
            key = (j // 3, i // 3)
            for num in {'1', '2', '3', '4', '5', '6', '7', '8', '9'} - row[i] - col[j] - square[key]:
                row[i].add(num)
                col[j].add(num)
                square[key].add(num)
                board[i][j] = num
                if backtrack():
                    return True
                row[i].remove(num)
                col[j].remove(num)
                square[key].remove(num)
                board[i][j] = '.'
            queue.appendleft((i, j))
            return False

        backtrack()
