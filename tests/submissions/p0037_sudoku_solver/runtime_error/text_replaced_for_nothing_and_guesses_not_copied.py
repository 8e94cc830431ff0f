"""Loses the text that `replace` returns, and guesses on one dictionary, uncopied: two slips.

Verdict: Runtime Error
Reason: RecursionError
Cause: slip, 33
Change: result_lost, 33
Time limit: 10
"""

CELLS = [(r, c) for r in range(9) for c in range(9)]
UNITS = (
    [[(r, c) for c in range(9)] for r in range(9)]
    + [[(r, c) for r in range(9)] for c in range(9)]
    + [
        [(r, c) for r in range(top, top + 3) for c in range(left, left + 3)]
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
)
UNITS_OF = {cell: [unit for unit in UNITS if cell in unit] for cell in CELLS}
PEERS_OF = {cell: {one for unit in UNITS_OF[cell] for one in unit} - {cell} for cell in CELLS}


def settle(options, cell, digit):
    return all(rule_out(options, cell, other) for other in options[cell].replace(digit, ""))


def rule_out(options, cell, digit):
    if digit not in options[cell]:
        return True
    if len(options[cell]) == 1:
        return False
    options[cell].replace(digit, "")
    if len(options[cell]) == 1:
        if not all(rule_out(options, peer, options[cell]) for peer in PEERS_OF[cell]):
            return False
    for unit in UNITS_OF[cell]:
        places = [one for one in unit if digit in options[one]]
        if not places or (len(places) == 1 and not settle(options, places[0], digit)):
            return False
    return True


def search(options):
    if all(len(digits) == 1 for digits in options.values()):
        return options
    cell = min((one for one in CELLS if len(options[one]) > 1), key=lambda one: len(options[one]))
    for digit in options[cell]:
        guess = options
        if settle(guess, cell, digit) and (found := search(guess)):
            return found
    return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        options = {cell: "123456789" for cell in CELLS}
        for r, c in CELLS:
            if board[r][c] != ".":
                settle(options, (r, c), board[r][c])
        for (r, c), digits in search(options).items():
            board[r][c] = digits
