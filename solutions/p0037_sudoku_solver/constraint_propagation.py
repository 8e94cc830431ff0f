"""Constraint propagation first, and a search where it gets stuck, as in Norvig's essay (约束传播).

Idea: keep the candidates of every cell. When one is removed, the cell may have a single digit left,
    which its peers then lose. Or a unit may have a single place left for that digit, which then
    goes there. Both remove more candidates, and so on. Easy boards are solved by this alone. For
    the others, search.

Who teaches it: Peter Norvig, "Solving Every Sudoku Puzzle" (norvig.com/sudoku.html), where `assign`
    and `eliminate` call each other. It has often been translated and retold in Chinese.

Representation: a list of 81 strings, the candidates of each cell. Each guess works on a copy. The
    board is read at the start and its blanks are written at the end, so the board does not show the
    search.

Propagation: naked singles (唯一余数) and hidden singles (摒除), each as soon as it arises.

Branching: the cell with the fewest candidates above one. Among equals, the first. Digits ascending.

Why it is right: both rules remove only candidates that no solution has, and a guess tries every
    candidate of its cell. Strings cannot change, so a copy of the list is a copy of the whole
    state. There is no undo: a failed guess is simply dropped.

Cost: a removal looks at 20 peers and 27 cells at most. LeetCode's example needs no guess. Neither
    does the 17-given board designed to defeat brute force (row by row 69,175,316 placements).
    Golden Nugget, one of the hardest boards known, takes 165 guesses in the bank's orientation
    (row by row 1,436,107 placements).

Where it breaks: if a False is not passed on, the search goes on with a contradiction. Every
    `all(...)` and every `return False` here prevents that. If you assign a digit by writing it,
    instead of removing all others, the consequences are lost. Boards without a solution can take
    very long.

In the interview: this is the best answer to "deduce before you guess". Say that assigning a digit
    means eight removals. Say why copying 81 strings beats undoing hundreds of removals.

Roads not taken: preemptive sets (`crook.py`) deduce more and guess less, but each step costs more.
    Masks instead of strings are faster but harder to print.
"""

ROWS = tuple(tuple(range(row * 9, row * 9 + 9)) for row in range(9))
COLS = tuple(tuple(range(col, 81, 9)) for col in range(9))
BOXES = tuple(
    tuple(corner + i // 3 * 9 + i % 3 for i in range(9))
    for corner in (0, 3, 6, 27, 30, 33, 54, 57, 60)
)
UNITS = tuple(tuple(unit for unit in ROWS + COLS + BOXES if cell in unit) for cell in range(81))
PEERS = tuple(tuple(sorted(set().union(*UNITS[cell]) - {cell})) for cell in range(81))


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        answer = self.search(self.read(board))
        if answer:
            for cell, digit in enumerate(answer):
                if board[cell // 9][cell % 9] == ".":
                    board[cell // 9][cell % 9] = digit

    def read(self, board: List[List[str]]) -> list[str] | None:
        candidates = ["123456789"] * 81
        for cell in range(81):
            digit = board[cell // 9][cell % 9]
            if digit != "." and not self.assign(candidates, cell, digit):
                return None
        return candidates

    def assign(self, candidates: list[str], cell: int, digit: str) -> bool:
        """Remove all other digits from the cell; return False on a contradiction."""
        others = candidates[cell].replace(digit, "")
        return all(self.eliminate(candidates, cell, other) for other in others)

    def eliminate(self, candidates: list[str], cell: int, digit: str) -> bool:
        """Take one candidate away, with all that follows; False on a contradiction."""
        if digit not in candidates[cell]:
            return True
        left = candidates[cell] = candidates[cell].replace(digit, "")
        if not left:
            return False
        if len(left) == 1:
            certain = all(self.eliminate(candidates, peer, left) for peer in PEERS[cell])
            if not certain:
                return False
        return all(self.place_in(candidates, unit, digit) for unit in UNITS[cell])

    def place_in(self, candidates: list[str], unit: tuple[int, ...], digit: str) -> bool:
        places = [cell for cell in unit if digit in candidates[cell]]
        if len(places) == 1:
            return self.assign(candidates, places[0], digit)
        return bool(places)

    def search(self, candidates: list[str] | None) -> list[str] | None:
        if candidates is None:
            return None
        open_cells = [cell for cell in range(81) if len(candidates[cell]) > 1]
        if not open_cells:
            return candidates
        cell = min(open_cells, key=lambda cell: len(candidates[cell]))
        for digit in candidates[cell]:
            trial = candidates.copy()
            answer = self.search(trial if self.assign(trial, cell, digit) else None)
            if answer:
                return answer
        return None
