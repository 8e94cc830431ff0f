"""All 729 candidates as the bits of one integer, examined all at once (位运算, 精确覆盖).

Idea: a solved board fills 324 items: a digit for each cell, and each digit for each row, column and
    box. An item has ten bits: nine candidates, and above them a guard, which is set while the item
    is open. So 3,240 bits hold four views of the board, and one subtraction examines all items.
Order: all singles at once; then an item with the fewest candidates, nearly always a pair, and among
    these the one that was a dead end most often.
Promise: `search(left)` returns an integer with one candidate left in each cell, or 0.
Cost: LeetCode's example takes 5 rounds and no guess, "39-minute board" 19 rounds and a guess (row
    by row 101,616,606 placements). A round takes a dozen operations, and 3 more for each single.
    Building the masks at import takes longer than `bitmask.py` takes for LeetCode's example.
Pitfall: a subtraction from an item that is closed, or whose guard has already flipped, borrows from
    its neighbour.
Next: `kata compare PEERS=1`, which measures it next to libraries.
"""

from itertools import product

GUARD, WIDTH, ITEMS = 9, 10, 324  # the guard's place in an item, an item's bits, how many items
GUARDS = sum(1 << WIDTH * item + GUARD for item in range(ITEMS))
FULL = (1 << WIDTH * ITEMS) - 1


def masks() -> tuple[dict[int, int], dict[int, int]]:
    """Return the masks that place a candidate, keyed by the bit_length() of each of its bits."""
    candidates, items = [], [1 << WIDTH * item + GUARD for item in range(ITEMS)]
    for row, col, digit in product(range(9), repeat=3):
        box, within = row // 3 * 3 + col // 3, row % 3 * 3 + col % 3
        four = 9 * row + col, 81 + 9 * digit + row, 162 + 9 * digit + col, 243 + 9 * digit + box
        places = [WIDTH * i + at for i, at in zip(four, (digit, col, row, within), strict=True)]
        candidates.append((four, places))
        for item in four:
            items[item] |= sum(1 << place for place in places)
    # `kept` has the candidate in its cell, as the answer; `struck` does not have it there
    kept, struck = {}, {}
    for (cell, row, col, box), places in candidates:
        others = FULL ^ (items[cell] | items[row] | items[col] | items[box])
        for place in places:
            kept[place + 1], struck[place + 1] = others | 1 << places[0], others
    return kept, struck


KEPT, STRUCK = masks()


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def search(left: int) -> int:
            """Return the bits of a solution, with one candidate in each cell; 0 if there is none.

            Trying all candidates of an item misses nothing. Placing one removes all that share an
            item with it, so no item is filled twice. Integers cannot change, so nothing is undone.
            Clashing givens have no solution, either, but finding that out may take minutes.
            """
            waiting, failed = [left], []  # failed[i] holds bit i of each item's count of dead ends
            while waiting:
                left, flipped = settle(waiting.pop())
                if not flipped:
                    return left
                if left:
                    for bits in reversed(failed):
                        flipped = flipped & bits or flipped
                    branches = left & 511 << flipped.bit_length() - WIDTH
                    while branches:
                        waiting.append(left & KEPT[branches.bit_length()])
                        branches ^= 1 << branches.bit_length() - 1
                else:
                    for i, bits in enumerate(failed):
                        failed[i], flipped = bits ^ flipped, bits & flipped  # add one, and carry
                    failed += [flipped] if flipped else []
            return 0

        def settle(left: int) -> tuple[int, int]:
            """Place all singles; return the bits left, and the guards of the items to guess in.

            At a dead end, return 0 and the guards of the items without a candidate.

            `left - ones` takes 1 from every open item and flips its bits up to the lowest
            candidate. If an item has no candidate, its guard flips.
            """
            while guards := left & GUARDS:  # of the open items: no other is subtracted from
                ones = guards >> GUARD
                rest = left - ones
                if dry := rest & guards ^ guards:
                    return 0, dry  # stop before the second subtraction, which would borrow
                spare = left & rest  # without the lowest candidate of each item
                rest = spare - ones  # now the guards of all singles flip
                fewest = rest & guards ^ guards
                if not fewest:
                    while not fewest:  # once more finds the pairs
                        spare &= rest
                        rest = spare - ones
                        fewest = rest & guards ^ guards
                    return left, fewest
                singles = left & fewest - (fewest >> GUARD)
                while singles:
                    candidate = singles.bit_length()
                    left &= KEPT[candidate]
                    singles &= STRUCK[candidate]
            return left, 0

        start = FULL
        for row, col in product(range(9), repeat=2):
            if board[row][col] != ".":
                start &= KEPT[WIDTH * (9 * row + col) + int(board[row][col])]
        solved = search(start)
        for row, col in product(range(9), repeat=2):
            if solved and board[row][col] == ".":
                board[row][col] = str((solved >> WIDTH * (9 * row + col) & 511).bit_length())
