"""Dig holes in a full board, and refill each hole that lets a second solution in.

Idea: take a given away. If the puzzle still has one solution, the hole stays. If it has two, the
    given goes back for good, because fewer givens only allow more solutions. So each cell is tried
    once, and 81 checks are enough.

Each check is smaller than it looks, because the solution is known. A second solution would have
    another digit in the new hole. So it is enough to ask whether the board can be solved with any
    of those.

In which order: any order ends at a minimal puzzle, from which no given can be removed, most often
    with 23 to 26 left. A random order gives a new puzzle each time. Here `k` is larger, and the
    digging stops there.

Cost: 81 searches. Most of them look for a second solution that does not exist, which is the worst
    case of a search. With few givens, row by row is hopeless, but fewest candidates first is quick.

Where it breaks: if you ask only whether the puzzle can be solved, every hole stays. If you put a
    given back and try it again later, the digging never ends. If you hand the puzzle itself to a
    solver that fills it in, you return a full board.

In the interview: say where the full board comes from. A solver that tries the digits in random
    order can fill an empty one. The number of givens does not say how hard the puzzle is.
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
        return puzzle

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
