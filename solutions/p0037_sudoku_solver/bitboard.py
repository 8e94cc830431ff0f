"""All 729 candidates as the bits of one integer, examined all at once (位运算, 精确覆盖).

Idea: a solved board fills 324 items: a digit for each cell, and each digit for each row, column and
    box. If all their candidates are bits of one integer, a single subtraction examines all items.

Who teaches it: the items come from Knuth ("Dancing Links", 2000), the tricks with the lowest bit
    from Warren (Hacker's Delight). Fast C solvers (tdoku, JCZSolve) keep candidates as bits.

Representation: ten bits for each item: nine candidates and above them a guard, which is set while
    the item is open. A candidate has four bits: in its cell, row, column and box. So 3,240 bits
    hold four views of the board, and the bits of an item lie side by side. `&` is fast even on so
    long an integer.

Propagation: placing a candidate is one `&` with a mask made beforehand. It removes the peers and
    closes the items of the candidate. `left - ones` takes 1 from every open item and flips its bits
    up to the lowest candidate. If an item has no candidate, its guard flips: a dead end. Remove the
    lowest candidate of each item and subtract again. Now the guards of all naked and hidden singles
    flip. Doing this once more finds the pairs.

Branching: an item with the fewest candidates, nearly always a pair. Among these, it takes the one
    that was a dead end most often ("weighted degree", Boussemart and others, 2004). The counts of
    all items are kept together: `failed[i]` holds bit i of each count.

Why it is right: trying all candidates of an item misses nothing. Placing one removes all that share
    an item with it, so no item is filled twice. When no item is open, all are filled. Integers
    cannot change, so nothing has to be undone.

Cost: LeetCode's example takes 5 rounds and no guess. The 39-minute board takes 19 rounds and a
    guess, where a row-by-row search takes 101,616,606 placements. A round takes 14 operations, and
    5 for each single that it places.

Where it breaks: a subtraction from an item that is closed or already empty would borrow from its
    neighbour. The guards rule out closed items, and the test for dead ends between two subtractions
    rules out empty ones. If givens clash, the result is "no solution" here, too, but it may take
    minutes.

In the interview: it is too long to write there. Say what the bits mean and what `x & (x - 1)` does,
    write `fewest_candidates.py`, and offer this for the follow-up about a million boards.

Roads not taken: folding bits by shifts (`a | a >> 1 | a >> 2`) needs only one view, but many more
    operations in each round. Always taking the first pair visits more positions on hard boards.
    Locked candidates would save some rounds there, but they cost as much to find.
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
        left = FULL
        for row, col in product(range(9), repeat=2):
            if board[row][col] != ".":
                left &= KEPT[WIDTH * (9 * row + col) + int(board[row][col])]
        solved = self.search(left)
        for row, col in product(range(9), repeat=2):
            if solved and board[row][col] == ".":
                board[row][col] = str((solved >> WIDTH * (9 * row + col) & 511).bit_length())

    def search(self, left: int) -> int:
        waiting, failed = [left], []
        while waiting:
            left, items = self.settle(waiting.pop())
            if not items:
                return left
            if left:
                for bits in reversed(failed):
                    items = items & bits or items
                branches = left & 511 << items.bit_length() - WIDTH
                while branches:
                    waiting.append(left & KEPT[branches.bit_length()])
                    branches ^= 1 << branches.bit_length() - 1
            else:
                for i, bits in enumerate(failed):
                    failed[i], items = bits ^ items, bits & items  # add one, and carry
                failed += [items] if items else []
        return 0

    def settle(self, left: int) -> tuple[int, int]:
        """Place all singles. Return what is left (0 at a dead end) and the items to choose from."""
        while guards := left & GUARDS:
            ones = guards >> GUARD
            rest = left - ones
            if dry := rest & guards ^ guards:
                return 0, dry
            spare = left & rest  # without the lowest candidate of each item
            rest = spare - ones
            fewest = rest & guards ^ guards
            if not fewest:
                while not fewest:
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
