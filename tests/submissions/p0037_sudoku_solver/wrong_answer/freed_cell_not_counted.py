"""Counts the cells that are filled, but not those that are freed again.

Verdict: Wrong Answer
Reason: r1c9
Cause: slip, 81
Change: step_missing, 81
Cases: Blank row 9
"""


import heapq
ALL = 0x1FF


def popcount(x: int) -> int:
    return bin(x).count("1")


def build_peers() -> List[Tuple[int, ...]]:
    peers = []
    for i in range(81):
        r, c = divmod(i, 9)
        group = set()
        for k in range(9):
            group.add(r * 9 + k)
            group.add(k * 9 + c)
            group.add((r // 3 * 3 + k // 3) * 9 + c // 3 * 3 + k % 3)
        group.discard(i)
        peers.append(tuple(sorted(group)))
    return peers


PEERS = build_peers()


class CellQueue:
    def __init__(self):
        self.heap: List[Tuple[int, int]] = []

    def push(self, count: int, cell: int) -> None:
        heapq.heappush(self.heap, (count, cell))

    def pop(self, solver: "HeapSolver") -> int:
        while self.heap:
            count, cell = heapq.heappop(self.heap)
            if solver.value[cell]:
                continue
            if popcount(solver.cand[cell]) != count:
                continue
            return cell
        return -1


class HeapSolver:
    def __init__(self, board: List[List[str]]):
        self.cand = [ALL] * 81
        self.value = [0] * 81
        self.remaining = 81
        self.queue = CellQueue()
        for i in range(81):
            ch = board[i // 9][i % 9]
            if ch != ".":
                self.place(i, 1 << (int(ch) - 1))
        for i in range(81):
            if not self.value[i]:
                self.queue.push(popcount(self.cand[i]), i)

    def place(self, cell: int, bit: int) -> List[int]:
        touched = []
        self.value[cell] = bit
        self.remaining -= 1
        for p in PEERS[cell]:
            if not self.value[p] and self.cand[p] & bit:
                self.cand[p] ^= bit
                touched.append(p)
        return touched

    def unplace(self, cell: int, bit: int, touched: List[int]) -> None:
        self.value[cell] = 0
        for p in touched:
            self.cand[p] |= bit

    def announce(self, cells: List[int]) -> None:
        for p in cells:
            self.queue.push(popcount(self.cand[p]), p)

    def search(self) -> bool:
        if self.remaining == 0:
            return True
        cell = self.queue.pop(self)
        if cell < 0:
            return False
        options = self.cand[cell]
        while options:
            bit = options & -options
            options ^= bit
            touched = self.place(cell, bit)
            if all(self.cand[p] for p in touched):
                self.announce(touched)
                if self.search():
                    return True
            self.unplace(cell, bit, touched)
            self.announce(touched)
        self.announce([cell])
        return False


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solver = HeapSolver(board)
        if solver.search():
            for i in range(81):
                board[i // 9][i % 9] = str(solver.value[i].bit_length())
