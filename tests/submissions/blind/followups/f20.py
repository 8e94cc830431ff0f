"""Followup: valid"""


class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        rows = [set() for _ in range(9)]
        cols = [set() for _ in range(9)]
        boxes = [set()] * 9
        for i, row in enumerate(board):
            for j, val in enumerate(row):
                if val == '.':
                    continue
                k = (i // 3) * 3 + j // 3
                if val in rows[i] or val in cols[j] or val in boxes[k]:
                    return False
                rows[i].add(val)
                cols[j].add(val)
                boxes[k].add(val)
        return True
