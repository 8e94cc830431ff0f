"""Constraint propagation first, and a search where it gets stuck, as in Norvig's essay (约束传播).

Idea: keep the candidates of every cell. When one is removed, the cell may have a single digit left,
    which its peers then lose. Or a unit may have a single place left for that digit, which then
    goes there. Both remove more candidates, and so on. Where that ends, guess on a copy.
Order: the cell with the fewest candidates above one, the first among equals, digits ascending.
Promise: `search(candidates)` returns the 81 digits of a solution, or None if there is none.
Cost: removing a candidate looks at up to 20 peers and 27 cells; a guess copies 81 strings.
    LeetCode's example needs no guess, nor does the 17-given board designed to defeat brute force
    (row by row 69,175,316 placements). Golden Nugget takes 165 guesses.
Pitfall: a digit that is written without removing the others is not propagated.
Next: `algorithm_x.py`. It finds both kinds of singles by one rule.
"""

ROWS = [range(row * 9, row * 9 + 9) for row in range(9)]
COLS = [range(col, 81, 9) for col in range(9)]
CORNERS = (0, 3, 6, 27, 30, 33, 54, 57, 60)
BOXES = [[corner + i // 3 * 9 + i % 3 for i in range(9)] for corner in CORNERS]
UNITS = [[unit for unit in [*ROWS, *COLS, *BOXES] if cell in unit] for cell in range(81)]
PEERS = [sorted(set().union(*UNITS[cell]) - {cell}) for cell in range(81)]


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def assign(candidates: list[str], cell: int, digit: str) -> bool:
            """Remove all other digits from a cell; return False on a contradiction."""
            others = candidates[cell].replace(digit, "")
            return all(eliminate(candidates, cell, other) for other in others)

        def eliminate(candidates: list[str], cell: int, digit: str) -> bool:
            """Remove a candidate and all that follow from it; return False on a contradiction.

            It never removes a digit that some solution needs. Each False must be passed on, or the
            search goes on with a contradiction.
            """
            if digit not in candidates[cell]:
                return True
            left = candidates[cell] = candidates[cell].replace(digit, "")
            if not left:
                return False
            peers = PEERS[cell] if len(left) == 1 else []
            if not all(eliminate(candidates, peer, left) for peer in peers):
                return False
            for unit in UNITS[cell]:
                places = [place for place in unit if digit in candidates[place]]
                if not places:
                    return False
                if len(places) == 1 and not assign(candidates, places[0], digit):
                    return False
            return True

        def search(candidates: list[str]) -> list[str] | None:
            """Return a solution, or None.

            A guess tries every candidate of its cell. It works on a copy of 81 strings, which
            cannot change, so a wrong guess is dropped and nothing has to be undone.
            """
            unsure = [cell for cell in range(81) if len(candidates[cell]) > 1]
            if not unsure:
                return candidates
            cell = min(unsure, key=lambda cell: len(candidates[cell]))
            for digit in candidates[cell]:
                trial = candidates.copy()
                if assign(trial, cell, digit) and (answer := search(trial)):
                    return answer
            return None

        start = ["123456789"] * 81
        for cell in range(81):
            digit = board[cell // 9][cell % 9]
            if digit != "." and not assign(start, cell, digit):
                return  # the givens contradict each other
        for cell, digit in enumerate(search(start) or []):
            if board[cell // 9][cell % 9] == ".":
                board[cell // 9][cell % 9] = digit
