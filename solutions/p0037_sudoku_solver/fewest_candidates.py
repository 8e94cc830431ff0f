"""Always take the blank with the fewest candidates, counted on bit masks (最少候选数优先, MRV).

Idea: with a pencil nobody starts at the top left corner. Take the blank that has the fewest
    digits left. One candidate is no choice at all, and none at all shows at once that an earlier
    digit is wrong.

Who teaches it: it is the follow-up an interviewer asks for. It has been in print since Golomb and
    Baumert, "Backtrack Programming", Journal of the ACM 12(4), 1965. Textbooks of artificial
    intelligence call it "minimum remaining values" (MRV, 最小剩余值).

Representation: the board, nine masks each for rows, columns and boxes (位运算), and the list of
    blanks. Placements and undos go to the board as well, so a watcher sees the whole search.

Propagation: none is written down, but naked singles (唯一余数) come of themselves: a blank with one
    candidate is always taken next. A digit with one place left in a unit is not seen.

Branching: the blank with the fewest candidates, the first in row-major order among equals. Digits
    ascending.

Why it is right: in a solution every blank has a digit, so they may be filled in any order, another
    one in each branch. All candidates of the chosen blank are tried. The choice only decides where
    to look first.

Cost: each call counts the candidates of every blank, so a placement costs several times what it
    does in `bitmask.py`. LeetCode's example: 51 placements, none undone (row by row 4,208). The
    17-given board made against brute force: 45,267 (row by row 69,175,316).

Where it breaks: it does not always place fewer digits. LeetCode-Feedback's board 34430 takes 2,013
    placements here and 1,135 row by row. `flip` toggles, so clashing givens cancel out instead of
    being noticed. Forgetting `bit.bit_length()` writes masks onto the board instead of digits.

In the interview: after the bit masks, change only how the next blank is chosen. Then say what that
    buys: on easy boards hardly any blank is left to guess. Name what is still missing: hidden
    singles.

Roads not taken: buckets of blanks by count save the scan, but must be kept up to date at 20 peers.
    `algorithm_x.py` goes one step further and counts the places of a digit in a unit the same way.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows, self.cols, self.boxes = [0] * 9, [0] * 9, [0] * 9
        blanks = []
        for row in range(9):
            for col in range(9):
                if board[row][col] == ".":
                    blanks.append((row, col))
                else:
                    self.flip(row, col, 1 << (int(board[row][col]) - 1))
        self.search(board, blanks)

    def flip(self, row: int, col: int, bit: int) -> None:
        """Take a digit in its three units; the same again gives it back."""
        self.rows[row] ^= bit
        self.cols[col] ^= bit
        self.boxes[row // 3 * 3 + col // 3] ^= bit

    def candidates(self, row: int, col: int) -> int:
        taken = self.rows[row] | self.cols[col] | self.boxes[row // 3 * 3 + col // 3]
        return 0b111_111_111 & ~taken

    def search(self, board: List[List[str]], blanks: list[tuple[int, int]]) -> bool:
        if not blanks:
            return True
        row, col = cell = min(blanks, key=lambda blank: self.candidates(*blank).bit_count())
        rest = [blank for blank in blanks if blank != cell]
        untried = self.candidates(row, col)
        while untried:
            bit = untried & -untried  # the lowest bit: the smallest digit
            untried ^= bit
            board[row][col] = str(bit.bit_length())
            self.flip(row, col, bit)
            if self.search(board, rest):
                return True
            self.flip(row, col, bit)
            board[row][col] = "."
        return False
