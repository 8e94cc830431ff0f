"""Looks for the next digit in a loop without an `else`, so that 9 is left where none fits.

Verdict: Wrong Answer
Reason: has two 9s
Cause: digit_unchecked
Change: none
Near: digits_beyond_nine | search_in_circles
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        used = [set() for _ in range(27)]
        blanks = []
        for r in range(9):
            for c in range(9):
                units = r, 9 + c, 18 + r // 3 * 3 + c // 3
                if board[r][c] == ".":
                    blanks.append((r, c, units))
                for unit in units if board[r][c] != "." else ():
                    used[unit].add(int(board[r][c]))
        tried = [0] * len(blanks)
        place = 0
        while place < len(blanks):
            r, c, units = blanks[place]
            if board[r][c] != ".":
                board[r][c] = "."
                for unit in units:
                    used[unit].discard(tried[place])
            if tried[place] == 9:
                tried[place] = 0
                place -= 1
                continue
            for number in range(tried[place] + 1, 10):
                if not any(number in used[unit] for unit in units):
                    break
            tried[place] = number
            for unit in units:
                used[unit].add(number)
            board[r][c] = str(number)
            place += 1
