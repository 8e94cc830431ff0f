"""All 729 candidates are the bits of one integer, looked at all at once (位运算, 精确覆盖).

Idea: a solved board fills 324 items: a digit for each cell, each digit for each row, column, box.
    With all their candidates as bits of one integer, a single subtraction looks at all the items.

Who teaches it: the items are Knuth's ("Dancing Links", 2000), the tricks on the lowest bit Warren's
    (Hacker's Delight). Bits for candidates are the trade of the fast C solvers (tdoku, JCZSolve).

Representation: ten bits an item: a guard, set while the item is open, above its nine candidates. A
    candidate has four bits, in its cell, row, column and box. So 3,240 bits hold four views of the
    board, and each item lies in one piece. `&` hardly minds the length.

Propagation: placing a candidate is one `&` with a mask made beforehand: its peers go, its items
    close. `left - ones` takes 1 from every open item and flips its bits up to the lowest candidate.
    Without any candidate it flips the guard: a dead end. Strike the lowest candidates and subtract
    again, and the guards that flip are all the naked and hidden singles. Once more: the pairs.

Branching: an item with the fewest candidates, nearly always a pair. Of these it takes the one that
    was a dead end most often ("weighted degree", Boussemart and others, 2004). These counts are
    kept for all items at once: `failed[i]` holds bit i of each.

Why it is right: to try all candidates of an item misses nothing. Placing one strikes all that share
    an item with it, so none is filled twice. With none open, all are filled. Integers need no undo.

Cost: LeetCode's example takes 5 rounds and no guess. The board of the 39 minutes in Swift takes 19
    rounds and a guess, where row by row it is 101,616,606 placements. A round is 14 operations, and
    5 for each single it places.

Where it breaks: a closed or a dry item borrows the 1 from its neighbour. Hence the guards, and the
    test for dry items between two subtractions. Givens that clash have no solution here either,
    but it may take minutes to say so.

In the interview: it is too long to write there. Say what the bits mean and what `x & (x - 1)` does,
    write `fewest_candidates.py`, and offer this for the follow-up about a million boards.

Roads not taken: folding bits by shifts (`a | a >> 1 | a >> 2`) needs one view, but many more
    operations a round. Always taking the first pair visits more positions on hard boards. Locked
    candidates save some rounds there and cost as much to find.
"""

from itertools import product

GUARD, WIDTH, ITEMS = 9, 10, 324  # the guard's place in an item, an item's bits, how many items
GUARDS = sum(1 << WIDTH * item + GUARD for item in range(ITEMS))
FULL = (1 << WIDTH * ITEMS) - 1


def masks() -> tuple[dict[int, int], dict[int, int]]:
    """Return what stays when a candidate is placed, by the bit_length() of any one of its bits."""
    candidates, items = [], [1 << WIDTH * item + GUARD for item in range(ITEMS)]
    for row, col, digit in product(range(9), repeat=3):
        box, within = row // 3 * 3 + col // 3, row % 3 * 3 + col % 3
        four = 9 * row + col, 81 + 9 * digit + row, 162 + 9 * digit + col, 243 + 9 * digit + box
        places = [WIDTH * i + at for i, at in zip(four, (digit, col, row, within), strict=True)]
        candidates.append((four, places))
        for item in four:
            items[item] |= sum(1 << place for place in places)
    kept, struck = {}, {}  # the candidate stays in its closed cell, as the answer; or goes as well
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
        """Return what is left without singles (0 at a dead end), and the chosen items."""
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
