"""The decisions of a search, read from its writes: digits placed, refused and undone.

The cells that a search has filled form a stack. A write to a cell of the stack undoes all digits
placed after it, whether or not their cells are blanked. If the digits of a cell are tried in order,
skipped digits were refused. If the cells are filled in order, too, a cell without a write is known
to have refused all digits.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product, zip_longest
from typing import TypeAlias

from harness.trace import Step

from ..board import DIGITS, Board, Cell, blanks_of

FEW, SOME = 5, 10
"""The least counts that are evidence: FEW of cells, digits or repeats, SOME of tries or clashes.
Any numbers near them separate the programs of the gallery."""

Path: TypeAlias = Callable[[Cell], tuple[int, int]]
"""The key that sorts the blanks in the order in which they are filled."""

PATHS: tuple[Path, ...] = (
    lambda cell: cell,
    lambda cell: (cell[1], cell[0]),
    lambda cell: (-cell[0], -cell[1]),
    lambda cell: (-cell[1], -cell[0]),
)
"""The orders by rows or by columns, from the first cell or from the last."""


class Act(StrEnum):
    """The decision of a search on a digit in a cell."""

    PLACED = "placed"
    REFUSED = "refused"
    UNDONE = "undone"


@dataclass(frozen=True, slots=True)
class Decision:
    """A digit that was placed, refused or undone in a cell, and the number of the write."""

    act: Act
    cell: Cell
    digit: str
    number: int


@dataclass(frozen=True, slots=True)
class Writes:
    """The writes of a run, as the input of `find_searches`."""

    puzzle: Board
    steps: Sequence[Step]
    """The writes to blanks of the puzzle, with '' as the value of a blank."""
    finished: bool
    """True if the search ended by itself, so that it refused every digit that it did not place."""


@dataclass(frozen=True, slots=True)
class Order:
    """The order in which a search tries digits and fills cells."""

    digits: str = DIGITS
    path: Path | None = None
    """The order of the cells, None for any order."""
    in_order: bool = True
    """False if the digits of a cell are tried in any order."""
    writes_first: bool = False
    """True if each digit is written first and checked after that."""


RISING_AND_FALLING = DIGITS, DIGITS[::-1]
ORDERS = (
    *(Order(digits, writes_first=True) for digits in RISING_AND_FALLING),
    *(Order(digits, path) for digits, path in product(RISING_AND_FALLING, (*PATHS, None))),
    *(Order(path=path, in_order=False) for path in (*PATHS, None)),
)
"""The orders to compare with the writes, from the strictest to the loosest."""


class Search:
    """A search, reconstructed from the writes of a run."""

    def __init__(self, run: Writes, order: Order) -> None:
        self.run, self.order = run, order
        self.blanks = blanks_of(run.puzzle)
        self.path = sorted(self.blanks, key=order.path) if order.path else []
        self.decisions: list[Decision] = []
        self.stack: list[tuple[Cell, str]] = []
        """The filled cells, and their digits."""
        self._depths: dict[Cell, int] = {}  # the index of each filled cell in the stack
        self.sidesteps = 0
        """The number of cells that refused all digits and were replaced by another cell."""
        self.again: list[tuple[Cell, Cell]] = []
        """Such cells that led to others before, and were tried again after the other cell, each
        with that other cell."""
        self._replaced: dict[int, set[Cell]] = {}  # these cells, by the depth of the other
        self._deeper: set[int] = set()  # the depths of the visits that led to others
        self.tries = self.never_written = 0
        # each cell with its tried digits: all cells of the stack, one more after an undo
        self._visits: list[tuple[Cell, set[str]]] = []
        self._number = 0

    def follow(self) -> bool:
        """Reconstruct the decisions. Return False if the writes do not fit `order`."""
        for step in self.run.steps:
            self._number = step.number
            depth = self._depths.get(step.cell)
            if depth is not None and self.stack[depth][1] == step.new:
                continue  # written again, for example after a check
            if depth is not None:
                self._undo_from(depth)
            if step.new and not self._place(step.cell, step.new):
                return False
        return not (self.order.writes_first and self.never_written)

    def finish(self, *, searching: bool) -> None:
        """Record the digits that were refused by the end of the search.

        Args:
            searching: True if the program is known to search, even if it wrote nothing.
        """
        if self.run.finished and (self._visits or searching):
            if not self.stack:
                self._start_visit()
            self._end_visits(len(self.stack))
        if self.order.writes_first:
            self.decisions = _checked_after(self.decisions)

    def _place(self, cell: Cell, digit: str) -> bool:
        depth = len(self.stack)
        if len(self._visits) > depth and self._visits[depth][0] != cell:
            self.sidesteps += 1
            if depth in self._deeper:
                self._replaced.setdefault(depth, set()).add(self._visits[depth][0])
            self._end_visits(depth)
        self._deeper.add(depth - 1)
        for place, cells in self._replaced.items():
            if place < depth and cell in cells:
                self.again.append((cell, self.stack[place][0]))
        if len(self._visits) == depth:
            self._visits.append((cell, set()))
        _, tried = self._visits[depth]
        untried = [other for other in self.order.digits if other not in tried]
        if digit not in untried or (self.path and self.path[depth] != cell):
            return False
        refused = untried[: untried.index(digit)] if self.order.in_order else []
        self.tries += 1
        self._refuse(cell, refused)
        self._record(Act.PLACED, cell, digit)
        tried.update(refused, digit)
        self._depths[cell] = depth
        self.stack.append((cell, digit))
        return True

    def _undo_from(self, depth: int) -> None:
        """Record an undo of each digit placed from a depth on, the last digit first."""
        while len(self.stack) > depth:
            self._start_visit()
            self._end_visits(len(self.stack))
            cell, digit = self.stack.pop()
            del self._depths[cell]
            self._record(Act.UNDONE, cell, digit)
            self._replaced.pop(len(self.stack) + 1, None)

    def _start_visit(self) -> None:
        """Start the visit of the next cell, if that is known, to record its refused digits.

        The cell is known from the path, or because it is the only blank left.
        """
        depth = len(self.stack)
        if len(self._visits) != depth:
            return
        if depth < len(self.path):
            self._visits.append((self.path[depth], set()))
        elif depth == len(self.blanks) - 1:
            last = next(cell for cell in self.blanks if cell not in self._depths)
            self._visits.append((last, set()))

    def _end_visits(self, depth: int) -> None:
        """End the visits from a depth on, and record their other digits as refused."""
        while len(self._visits) > depth:
            cell, tried = self._visits.pop()
            self._deeper.discard(len(self._visits))
            self._refuse(cell, [one for one in self.order.digits if one not in tried])

    def _refuse(self, cell: Cell, digits: Sequence[str]) -> None:
        self.never_written += len(digits)
        for digit in digits:
            self._record(Act.REFUSED, cell, digit)

    def _record(self, act: Act, cell: Cell, digit: str) -> None:
        self.decisions.append(Decision(act, cell, digit, self._number))


def find_searches(runs: Sequence[Writes]) -> list[Search]:
    """Return the search of each run, by the first order of digits and cells that fits all runs.

    Returns:
        As many searches as runs, or [] if no order fits all runs.
    """
    for order in ORDERS:
        searches = [Search(run, order) for run in runs]
        if all(search.follow() for search in searches):
            tries = sum(search.tries for search in searches)
            if order.writes_first and tries < SOME:
                continue
            for search in searches:
                search.finish(searching=tries > 0)
            return searches
    return []


def accepted(writes: Writes) -> Iterator[Decision]:
    """Yield the digits after which a search went on to another cell, and the undos."""
    for step, following in zip_longest(writes.steps, writes.steps[1:]):
        if not step.new:
            yield Decision(Act.UNDONE, step.cell, "", step.number)
        elif following is None or following.cell != step.cell:
            yield Decision(Act.PLACED, step.cell, step.new, step.number)


def _checked_after(decisions: Sequence[Decision]) -> list[Decision]:
    """Return the decisions of a search that writes each digit before it checks it.

    A digit that is undone before the next cell is tried was refused.
    """
    checked: list[Decision] = []
    for one in decisions:
        if one.act is Act.UNDONE and checked and checked[-1].act is Act.PLACED:
            checked[-1] = Decision(Act.REFUSED, one.cell, one.digit, checked[-1].number)
        else:
            checked.append(one)
    return checked
