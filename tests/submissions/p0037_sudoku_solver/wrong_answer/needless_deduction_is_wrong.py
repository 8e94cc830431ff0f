"""Keeps only what the last cell repeats, in a deduction that the search does not need.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: never_written, 37
Change: harmful, 37
"""


class Solution:
    def solveSudoku(self, board):
        cells = [(r, c) for r in range(9) for c in range(9)]
        self.units = [[(r, c) for c in range(9)] for r in range(9)]
        self.units += [[(r, c) for r in range(9)] for c in range(9)]
        for top, left in [(r, c) for r in (0, 3, 6) for c in (0, 3, 6)]:
            self.units.append([(top + k // 3, left + k % 3) for k in range(9)])
        masks = {p: 511 for p in cells}
        for r, c in cells:
            if board[r][c] != ".":
                self.settle(masks, (r, c), 1 << int(board[r][c]) - 1)
        solved = self.search(masks)
        if solved:
            for r, c in cells:
                board[r][c] = str(solved[r, c].bit_length())

    def settle(self, masks, cell, bit):
        masks[cell] = bit
        for unit in self.units:
            for other in unit if cell in unit else []:
                if other != cell and masks[other] & bit:
                    masks[other] &= ~bit
                    left = masks[other]
                    if not left or left.bit_count() == 1 and not self.settle(masks, other, left):
                        return False
        return True

    def hidden(self, masks):
        for unit in self.units:
            once = twice = 0
            for cell in unit:
                twice = once & masks[cell]
                once |= masks[cell]
            for cell in unit:
                bit = masks[cell] & once & ~twice
                if bit and masks[cell] != bit:
                    if bit.bit_count() > 1:
                        return False
                    if not self.settle(masks, cell, bit):
                        return False
        return True

    def search(self, masks):
        if not self.hidden(masks):
            return None
        unsolved = [p for p in masks if masks[p].bit_count() > 1]
        if not unsolved:
            return masks
        cell = min(unsolved, key=lambda p: masks[p].bit_count())
        for digit in range(9):
            if masks[cell] >> digit & 1:
                trial = dict(masks)
                if self.settle(trial, cell, 1 << digit):
                    found = self.search(trial)
                    if found:
                        return found
        return None
