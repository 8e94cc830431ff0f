"""Notes the guess and the lost candidates on a trail, but not the cells that follow from them.

Verdict: Wrong Answer
Reason: row 1 has two 6s: r1c3 (board[0][2]), yours; r1c7, yours
Cause: undo_missing, 51
Change: undo_incomplete, 51
"""


class Solution:
    def solveSudoku(self, board):
        self.peers = [
            [j for j in range(81) if i != j and (i // 9 == j // 9 or i % 9 == j % 9 or self.box(i) == self.box(j))]
            for i in range(81)
        ]
        self.masks, self.digits, self.blanks, self.trail = [511] * 81, [0] * 81, 81, []
        for i in range(81):
            if board[i // 9][i % 9] != "." and not self.digits[i]:
                self.fill(i, int(board[i // 9][i % 9]))
        self.search()
        for i, digit in enumerate(self.digits):
            board[i // 9][i % 9] = str(digit)

    def box(self, i):
        return i // 27, i % 9 // 3

    def fill(self, i, digit):
        waiting = [(i, digit)]
        while waiting:
            i, digit = waiting.pop()
            if self.digits[i] == digit:
                continue
            if self.digits[i] or not self.masks[i] >> digit - 1 & 1:
                return False
            self.digits[i] = digit
            self.blanks -= 1
            for j in self.peers[i]:
                if self.masks[j] >> digit - 1 & 1:
                    self.trail.append((j, self.masks[j]))
                    self.masks[j] ^= 1 << digit - 1
                    if not self.masks[j]:
                        return False
                    if self.masks[j].bit_count() == 1 and not self.digits[j]:
                        waiting.append((j, self.masks[j].bit_length()))
        return True

    def search(self):
        if not self.blanks:
            return True
        i = min((k for k in range(81) if not self.digits[k]), key=lambda k: self.masks[k].bit_count())
        for digit in range(1, 10):
            if self.masks[i] >> digit - 1 & 1:
                mark = len(self.trail)
                self.trail.append((i, None))
                if self.fill(i, digit) and self.search():
                    return True
                while len(self.trail) > mark:
                    k, mask = self.trail.pop()
                    if mask is None:
                        self.digits[k] = 0
                        self.blanks += 1
                    else:
                        self.masks[k] = mask
        return False
