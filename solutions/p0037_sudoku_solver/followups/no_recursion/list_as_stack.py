"""Row-by-row search on a list of blanks: going deeper is `index += 1`, going back `index -= 1`.

Idea: a recursive call remembers three things: which blank it fills, which digit it tried last, and
    where to go on after it. The blanks are in a list, so the first is an index. The second stands
    on the board. The third is always the same: the top of the loop. So there is nothing left for a
    stack to remember.

Why it is right: at the top of the loop, all blanks before `index` hold digits that fit, and the
    blank at `index` holds the digit that failed last, or '.'. The digits after it are tried in
    turn. If one fits, it is written, and the next blank begins. If none fits, this blank is
    cleared, and the one before goes on after *its* digit. When `index` reaches the end of the list,
    all blanks are filled. When it falls below 0, no digit fits the first blank.

Cost: the same placements and undos as `first_empty_cell.py`, in one frame.

Where it breaks: if a blank is cleared only when it is reached again, the digits left behind make
    others fail. If the loop tries '1' again after going back, the search goes round in circles.

In the interview: if the three things are harder to find, push them on a stack. A list of `(row,
    col, iterator over the candidates)` is the call stack, written down. `next(iterator)` goes on
    where that level stopped.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(row, col) for row in range(9) for col in range(9) if board[row][col] == "."]
        index = 0
        while 0 <= index < len(blanks):
            row, col = blanks[index]
            tried, board[row][col] = board[row][col], "."
            for digit in "123456789"["123456789".find(tried) + 1 :]:
                if self.fits(board, row, col, digit):
                    board[row][col] = digit
                    index += 1
                    break
            else:
                index -= 1

    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3 * 3, col // 3 * 3
        for i in range(9):
            if board[row][i] == digit:
                return False
            if board[i][col] == digit:
                return False
            if board[top + i // 3][left + i % 3] == digit:
                return False
        return True
