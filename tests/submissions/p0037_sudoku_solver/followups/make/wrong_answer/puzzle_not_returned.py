"""Empties the solution in its place, and returns nothing.

Verdict: Wrong Answer
Reason: returned None (is a `return` missing?), expected nine lists of nine strings
Cause: slip, 25
Change: return, 25
"""


class Solution:
    def makePuzzle(self, solution: List[List[str]], k: int) -> List[List[str]]:
        puzzle = [row[:] for row in solution]
        cells = [(row, col) for row in range(9) for col in range(9)]
        shuffle(cells)
        givens = 81
        for row, col in cells:
            if givens <= k:
                break
            puzzle[row][col] = "."
            others = self.candidates(puzzle, row, col) - {solution[row][col]}
            if any(self.solvable_with(puzzle, row, col, digit) for digit in others):
                puzzle[row][col] = solution[row][col]
            else:
                givens -= 1
        solution[:] = puzzle

    def solvable_with(self, puzzle: List[List[str]], row: int, col: int, digit: str) -> bool:
        board = [line[:] for line in puzzle]
        board[row][col] = digit
        return self.solve(board)

    def solve(self, board: List[List[str]]) -> bool:
        best = None
        for row in range(9):
            for col in range(9):
                if board[row][col] == ".":
                    candidates = self.candidates(board, row, col)
                    if best is None or len(candidates) < len(best[0]):
                        best = candidates, row, col
        if best is None:
            return True
        candidates, row, col = best
        for digit in candidates:
            board[row][col] = digit
            if self.solve(board):
                return True
        board[row][col] = "."
        return False

    def candidates(self, board: List[List[str]], row: int, col: int) -> Set[str]:
        top, left = row // 3 * 3, col // 3 * 3
        taken = {board[row][i] for i in range(9)} | {board[i][col] for i in range(9)}
        taken |= {board[top + i // 3][left + i % 3] for i in range(9)}
        return set("123456789") - taken
