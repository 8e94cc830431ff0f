"""Copies the masks of rows and boxes for each guess, but not those of the columns.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: never_written, 24
Change: copy_missing, 24
"""


class State:
    __slots__ = ('cells', 'rows', 'cols', 'boxes', 'left')

    def __init__(self):
        self.cells = [0] * 81
        self.rows = [0] * 9
        self.cols = [0] * 9
        self.boxes = [0] * 9
        self.left = 81

    def copy(self) -> 'State':
        new = State.__new__(State)
        new.cells = self.cells[:]
        new.rows = self.rows[:]
        new.cols = self.cols
        new.boxes = self.boxes[:]
        new.left = self.left
        return new

    def set(self, i: int, d: int) -> None:
        r, c = divmod(i, 9)
        bit = 1 << d
        self.cells[i] = d
        self.rows[r] |= bit
        self.cols[c] |= bit
        self.boxes[r // 3 * 3 + c // 3] |= bit
        self.left -= 1

    def mask(self, i: int) -> int:
        r, c = divmod(i, 9)
        return 0b1111111110 & ~(self.rows[r] | self.cols[c] | self.boxes[r // 3 * 3 + c // 3])

    def empties(self) -> Iterator[int]:
        for i, d in enumerate(self.cells):
            if d == 0:
                yield i


class UnitTable:
    def __init__(self):
        self.units = []
        for k in range(9):
            self.units.append([9 * k + j for j in range(9)])
            self.units.append([9 * j + k for j in range(9)])
            a, b = divmod(k, 3)
            self.units.append([9 * (3 * a + x) + 3 * b + y for x in range(3) for y in range(3)])


UNITS = UnitTable().units


def digits(mask: int) -> List[int]:
    return [d for d in range(1, 10) if mask >> d & 1]


def naked(state: State) -> Optional[bool]:
    moved = False
    for i in list(state.empties()):
        m = state.mask(i)
        if m == 0:
            return None
        if m & (m - 1) == 0:
            state.set(i, m.bit_length() - 1)
            moved = True
    return moved


def hidden(state: State) -> Optional[bool]:
    moved = False
    for unit in UNITS:
        have = 0
        places = {}
        for i in unit:
            if state.cells[i]:
                have |= 1 << state.cells[i]
                continue
            for d in digits(state.mask(i)):
                places.setdefault(d, []).append(i)
        for d in range(1, 10):
            if have >> d & 1:
                continue
            spots = places.get(d)
            if not spots:
                return None
            if len(spots) == 1:
                i = spots[0]
                if state.cells[i] or not state.mask(i) >> d & 1:
                    return None
                state.set(i, d)
                moved = True
    return moved


def deduce(state: State) -> bool:
    while True:
        a = naked(state)
        if a is None:
            return False
        b = hidden(state)
        if b is None:
            return False
        if not a and not b:
            return True


def search(state: State) -> Optional[State]:
    if not deduce(state):
        return None
    if state.left == 0:
        return state
    i = min(state.empties(), key=lambda k: state.mask(k).bit_count())
    for d in digits(state.mask(i)):
        child = state.copy()
        child.set(i, d)
        found = search(child)
        if found:
            return found
    return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        state = State()
        for i in range(81):
            if board[i // 9][i % 9] != '.':
                state.set(i, int(board[i // 9][i % 9]))
        final = search(state)
        if final:
            for i, d in enumerate(final.cells):
                board[i // 9][i % 9] = str(d)
