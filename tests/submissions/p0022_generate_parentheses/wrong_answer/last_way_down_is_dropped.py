"""Drops the height from which every further bracket has to close.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 24
Change: comparison, 24
"""


class Lattice:
    UP = "("
    DOWN = ")"

    def __init__(self, n: int):
        self.steps = 2 * n
        self.edges: Dict[Tuple[int, int], list] = {}
        self.build()

    def alive(self, step: int, height: int) -> bool:
        if height < 0 or step > self.steps:
            return False
        if step == self.steps:
            return height == 0
        return height < self.steps - step

    def build(self) -> None:
        layer = {0}
        for step in range(self.steps):
            following = set()
            for h in layer:
                out = []
                for ch, nh in ((self.UP, h + 1), (self.DOWN, h - 1)):
                    if self.alive(step + 1, nh):
                        out.append((ch, (step + 1, nh)))
                        following.add(nh)
                self.edges[(step, h)] = out
            layer = following

    def end(self) -> Tuple[int, int]:
        return (self.steps, 0)


class PathWalker:
    def __init__(self, lattice: Lattice):
        self.lattice = lattice
        self.letters = []
        self.results = []

    def collect(self) -> List[str]:
        goal = self.lattice.end()
        stack = [iter(self.lattice.edges[(0, 0)])]
        while stack:
            step = next(stack[-1], None)
            if step is None:
                stack.pop()
                if self.letters:
                    self.letters.pop()
                continue
            ch, point = step
            self.letters.append(ch)
            if point == goal:
                self.results.append("".join(self.letters))
                self.letters.pop()
            else:
                stack.append(iter(self.lattice.edges.get(point, ())))
        return self.results


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        lattice = Lattice(n)
        return PathWalker(lattice).collect()
