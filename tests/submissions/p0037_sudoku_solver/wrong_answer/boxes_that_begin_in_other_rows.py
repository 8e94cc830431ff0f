"""Lets the boxes of a band begin three rows below each other, not three columns beside.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: never_written, 22
Change: factor, 22
"""


class Bits:
    FULL = (1 << 81) - 1

    def __init__(self):
        self.row = [0] * 9
        self.col = [0] * 9
        self.box = [0] * 9
        for i in range(9):
            for j in range(9):
                self.row[i] |= 1 << (9 * i + j)
                self.col[i] |= 1 << (9 * j + i)
        for b in range(9):
            start = 27 * (b // 3) + 9 * (b % 3)
            for k in range(9):
                self.box[b] |= 1 << (start + 9 * (k // 3) + k % 3)
        self.houses = self.row + self.col + self.box
        self.kill = []
        for p in range(81):
            m = 0
            for h in self.houses:
                if h >> p & 1:
                    m |= h
            self.kill.append(m)


class State:
    __slots__ = ("boards", "solved")

    def __init__(self, boards, solved):
        self.boards = boards
        self.solved = solved

    def clone(self):
        return State(self.boards[:], self.solved)

    def place(self, bits, d, p):
        bit = 1 << p
        for e in range(9):
            if e != d:
                self.boards[e] &= ~bit
        self.boards[d] = (self.boards[d] & ~bits.kill[p]) | bit
        self.solved |= bit

    def digit_at(self, p):
        for d in range(9):
            if self.boards[d] >> p & 1:
                return d
        return -1


class Engine:
    def __init__(self):
        self.bits = Bits()

    def consistent(self, st):
        union = 0
        for b in st.boards:
            union |= b
        if union != Bits.FULL:
            return False
        for b in st.boards:
            for h in self.bits.houses:
                if not b & h:
                    return False
        return True

    def singles(self, st):
        progress = True
        while progress:
            progress = False
            once = twice = 0
            for b in st.boards:
                twice |= once & b
                once |= b
            naked = once & ~twice & ~st.solved
            while naked:
                low = naked & -naked
                naked ^= low
                p = low.bit_length() - 1
                d = st.digit_at(p)
                if d < 0:
                    return False
                st.place(self.bits, d, p)
                progress = True
            if not self.consistent(st):
                return False
            for d in range(9):
                for h in self.bits.houses:
                    w = st.boards[d] & h
                    if w and not w & (w - 1) and not w & st.solved:
                        st.place(self.bits, d, w.bit_length() - 1)
                        progress = True
        return self.consistent(st)

    def search(self, st):
        if not self.singles(st):
            return None
        if st.solved == Bits.FULL:
            return st
        best, where = 10, -1
        for p in range(81):
            if not st.solved >> p & 1:
                n = sum(b >> p & 1 for b in st.boards)
                if n < best:
                    best, where = n, p
        for d in range(9):
            if st.boards[d] >> where & 1:
                nxt = st.clone()
                nxt.place(self.bits, d, where)
                done = self.search(nxt)
                if done:
                    return done
        return None


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        engine = Engine()
        st = State([Bits.FULL] * 9, 0)
        for p in range(81):
            if board[p // 9][p % 9] != ".":
                st.place(engine.bits, int(board[p // 9][p % 9]) - 1, p)
        done = engine.search(st)
        if done is None:
            return
        for p in range(81):
            board[p // 9][p % 9] = str(done.digit_at(p) + 1)
