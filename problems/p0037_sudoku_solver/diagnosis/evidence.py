"""What the writes of a run show, gathered in one pass. Pure; it names no mistake."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from ..board import CELLS, DIGITS, PEERS, UNITS, Board, Cell

if TYPE_CHECKING:
    from harness.trace import Step, Trace

KINDS = ("row", "column", "box")
LAST_WRITES = 500
UNITS_OF = {
    cell: [(name.split()[0], name) for name, unit in UNITS.items() if cell in unit]
    for cell in CELLS
}
"""The kind and the name of the three units that a cell is in."""


@dataclass(slots=True)
class Evidence:
    """What was seen while the writes happened once more."""

    writes: int = 0
    unwatched: bool = False
    """Whether more may have been written than can be known, into rows that replaced others."""
    solved: Step | None = None
    """The write that completed the right answer."""
    spoilt: Step | None = None
    """The first write that changed the complete answer."""
    overwritten: Step | None = None
    """The first write of another digit over a given."""
    erased: Step | None = None
    """The first write of a blank over a given."""
    undone: int = 0
    """Blanks written over a digit that had been placed."""
    placed: int = 0
    """Digits that were written into blanks."""
    clashes: Counter[str] = field(default_factory=Counter)
    """How many of those stood already in the row, the column, the box."""
    clashes_with_givens: int = 0
    """How many repeat a digit that was given in one of those."""
    beside: Step | None = None
    """The first blank that a line wrote where a blank stood for the second time in the same cell:
    once is what it takes to tidy up, or to turn a board of numbers back."""
    emptied: dict[Cell, Counter[int]] = field(default_factory=dict)
    """How often each line wrote a blank into a cell since that has been blank."""
    tidying: set[int] = field(default_factory=set)
    """Lines that did so before a digit was placed there: they tidy up, and undo nothing."""
    changed: bool = False
    """Whether a digit was replaced by another."""
    least: bool = True
    greatest: bool = True
    """Whether the digits placed before the first change of one were each the least that fits into
    its cell, or each the greatest."""
    choices: int = 0
    """How many of those were placed where others fitted too."""
    digits: set[str] = field(default_factory=set)
    cells: set[Cell] = field(default_factory=set)
    last_cells: set[Cell] = field(default_factory=set)
    """The cells of the last writes, if there were many."""
    last: Step | None = None

    @property
    def searched(self) -> bool:
        """Whether digits were tried and taken back, or replaced: more than writing an answer."""
        return self.undone > 0 or self.writes > len(self.cells)

    @property
    def in_turn(self) -> bool:
        """Whether digits were tried in their order, as a search does and a deduction does not."""
        return self.choices > 0 and (self.least or self.greatest)

    @property
    def overwritten_first(self) -> bool:
        """Whether a given was written over before any was erased."""
        first, second = self.overwritten, self.erased
        return bool(first and (second is None or first.number < second.number))


def gather(puzzle: Board, solved: Board, trace: Trace) -> Evidence:
    """Let the writes happen and look on.

    Args:
        puzzle: the board as it was handed over.
        solved: its only solution.
        trace: the writes.
    """
    seen = Evidence(writes=trace.writes, unwatched=trace.unwatched)
    # whoever writes '0' means a blank
    trace = replace(trace, values=tuple("" if value == "0" else value for value in trace.values))
    board = [list(row) for row in puzzle]
    givens, standing = _tally(puzzle), _tally(puzzle)
    wrong = sum(board[row][column] != solved[row][column] for row, column in CELLS)
    recent: list[Cell] = []
    number = 0
    for step in trace:
        if step.number > number + 1:  # the writes between were not kept, but what they led to
            for (row, column), value in zip(CELLS, trace.gap, strict=True):
                board[row][column] = trace.values[value]
            standing = _tally(board)
            wrong = sum(board[row][column] != solved[row][column] for row, column in CELLS)
        number = step.number
        row, column = step.cell
        new = step.new or "."
        _note(seen, puzzle, board, step)
        before, after = str(board[row][column]), str(new)
        placed = not step.old and step.new and isinstance(step.new, str)
        for kind, unit in UNITS_OF[step.cell]:
            counts = standing[unit]
            if placed and counts[after]:
                seen.clashes[kind] += 1
                seen.clashes_with_givens += bool(givens[unit][after])
            counts[before] -= 1
            counts[after] += 1
        was = board[row][column] == solved[row][column]
        board[row][column] = new
        wrong += was - (new == solved[row][column])
        if wrong == 0 and seen.solved is None:
            seen.solved = step
        elif wrong and seen.solved and seen.spoilt is None:
            seen.spoilt = step
        recent.append(step.cell)
        if len(recent) > 2 * LAST_WRITES:
            del recent[:LAST_WRITES]
        seen.last = step
    if len(recent) >= LAST_WRITES:
        seen.last_cells = set(recent[-LAST_WRITES:])
    return seen


def _note(seen: Evidence, puzzle: Board, board: Board, step: Step) -> None:
    row, column = step.cell
    given = puzzle[row][column]
    if given not in (".", step.new):
        if step.new:
            seen.overwritten = seen.overwritten or step
        else:
            seen.erased = seen.erased or step
    if not step.new:
        seen.undone += bool(step.old) and given == "."
        if not step.old and given == ".":
            lines = seen.emptied.setdefault(step.cell, Counter())
            lines[step.line] += 1
            if lines[step.line] > 1:
                seen.beside = seen.beside or step
        return
    if not isinstance(step.new, str):
        return
    seen.changed |= bool(step.old)
    seen.digits.add(step.new)
    seen.cells.add(step.cell)
    if not step.old:
        seen.tidying.update(seen.emptied.pop(step.cell, ()))
        seen.placed += 1
        if not (seen.changed or seen.undone):
            fitting = candidates(board, step.cell)
            seen.choices += len(fitting) > 1
            seen.least = seen.least and step.new == fitting[:1]
            seen.greatest = seen.greatest and step.new == fitting[-1:]


def candidates(board: Board, cell: Cell) -> str:
    """The digits that stand in no peer of a cell."""
    taken = {str(board[row][column]) for row, column in PEERS[cell]}
    return "".join(digit for digit in DIGITS if digit not in taken)


def _tally(board: Board) -> dict[str, Counter[str]]:
    """How often each value stands in each unit."""
    return {
        name: Counter(str(board[row][column]) for row, column in unit)
        for name, unit in UNITS.items()
    }
