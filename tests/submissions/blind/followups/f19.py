"""Followup: valid"""


class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        for r in range(9):
            seen = set()
            for c in range(9):
                if board[r][c] == '.':
                    continue
                if board[r][c] in seen:
                    return False
                seen.add(board[r][c])

        for c in range(9):
            seen = set()
            for r in range(9):
                if board[r][c] == '.':
                    continue
                if board[r][c] in seen:
                    return False
                seen.add(board[r][c])

        seen = set()
        for top in range(0, 9, 3):
            for left in range(0, 9, 3):
                for r in range(top, top + 3):
                    for c in range(left, left + 3):
                        if board[r][c] == '.':
                            continue
                        if board[r][c] in seen:
                            return False
                        seen.add(board[r][c])
        return True
