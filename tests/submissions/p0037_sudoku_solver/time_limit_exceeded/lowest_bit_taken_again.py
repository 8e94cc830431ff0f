"""Takes the lowest bit of a mask, but never clears it. The board is filled in at the end.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: bit_not_cleared, 37
Time limit: 0.3
Cases: sample
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        peers = {
            a: [b for b in range(81) if b != a and self.is_peer(a // 9, a % 9, b // 9, b % 9)]
            for a in range(81)
        }
        digits = [0] * 81
        for cell in range(81):
            if board[cell // 9][cell % 9] != ".":
                digits[cell] = 1 << int(board[cell // 9][cell % 9])
        if self.search(digits, peers):
            for cell in range(81):
                board[cell // 9][cell % 9] = str(digits[cell].bit_length() - 1)

    def is_peer(self, r, c, row, col):
        return r == row or c == col or (r // 3, c // 3) == (row // 3, col // 3)

    def search(self, digits, peers):
        if 0 not in digits:
            return True
        cell = digits.index(0)
        left = 0b1111111110
        for peer in peers[cell]:
            left &= ~digits[peer]
        while left:
            digit = left & -left
            digits[cell] = digit
            if self.search(digits, peers):
                return True
            digits[cell] = 0
        return False
