class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row_set = [set() for _ in range(9)]
        col_set = [set() for _ in range(9)]
        box_set = [set() for _ in range(9)]
        empty = []
        for r in range(9):
            for c in range(9):
                d = board[r][c]
                if d == '.':
                    empty.append((r, c))
                    continue
                row_set[r].add(d)
                col_set[c].add(d)
                box_set[r // 3 * 3 + c // 3].add(d)

        def backtrack(index=0):
            if index == len(empty):
                return True
            r, c = empty[index]
            b = r // 3 * 3 + c // 3
            for d in '123456789':
                if d in row_set[r] or d in col_set[c] or d in box_set[b]:
                    continue
                board[r][c] = d
                row_set[r].add(d)
                col_set[c].add(d)
                box_set[b].add(d)
                if backtrack(index + 1):
                    return True
                board[r][c] = '.'
            return False

        backtrack()
