"""The evidence: what the writes of a run show, gathered in one pass. Pure; it names no mistake."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from harness.records import Json

from ..board import CELLS, DIGITS, PEERS, UNITS, Board, Cell

if TYPE_CHECKING:
    from harness.trace import Step, Trace

KINDS = ("row", "column", "box")
LAST_WRITES = 500
UNITS_OF = {
    cell: [(name.split()[0], name) for name, unit in UNITS.items() if cell in unit]
    for cell in CELLS
}
"""The kind and the name of each of a cell's three units."""


@dataclass(slots=True)
class Evidence:
    """The facts that the writes of one run show."""

    writes: int = 0
    """The number of writes, those included that were not kept."""
    unwatched: bool = False
    """True if rows were replaced, so that writes into the new ones may be missing."""
    solved: Step | None = None
    """The write that completed the right answer."""
    spoilt: Step | None = None
    """The first write that changed the complete answer."""
    overwritten: Step | None = None
    """The first write of another value over a given."""
    erased: Step | None = None
    """The first write of a blank over a given."""
    undos: int = 0
    """Blanks written over placed digits."""
    placements: int = 0
    """Digits written into blanks."""
    clashes: Counter[str] = field(default_factory=Counter)
    """Placements of a digit that the row, the column or the box already held."""
    clashes_with_givens: int = 0
    """Clashes in which the digit was a given of that unit."""
    missed_undo: Step | None = None
    """The first time that a line blanks, for the second time, a cell that is blank already.
    Once is what it takes to tidy up, or to turn a board of numbers back."""
    tidying_lines: set[int] = field(default_factory=set)
    """Lines that blanked a blank cell before a digit was placed there: they undo nothing."""
    replaced: bool = False
    """True if a digit was replaced by another without a blank in between."""
    lowest_first: bool = True
    """True if each digit placed before the first undo or replacement was the lowest candidate."""
    highest_first: bool = True
    """The same for the highest candidate."""
    choices: int = 0
    """Placements before the first undo or replacement where there was another candidate."""
    digits: set[str] = field(default_factory=set)
    """The values other than blanks that were written."""
    cells: set[Cell] = field(default_factory=set)
    """The cells that they were written to."""
    last_cells: set[Cell] = field(default_factory=set)
    """The cells of the last writes; empty if there were only a few writes."""
    last: Step | None = None
    """The last write."""

    @property
    def is_search(self) -> bool:
        """True if digits were undone or replaced, which just writing an answer does not do."""
        return self.undos > 0 or self.writes > len(self.cells)

    @property
    def tries_in_order(self) -> bool:
        """True if digits were tried up or down in order: a search does that, a deduction not."""
        return self.choices > 0 and (self.lowest_first or self.highest_first)

    @property
    def overwritten_first(self) -> bool:
        """True if a given was overwritten before any given was erased."""
        first, second = self.overwritten, self.erased
        return bool(first and (second is None or first.number < second.number))


def gather(puzzle: Board, solved: Board, trace: Trace) -> Evidence:
    """Replay the writes and return what they show.

    Args:
        puzzle: the board as it was passed in.
        solved: its only solution.
        trace: the writes.
    """
    # a solution that writes '0' means a blank
    trace = replace(trace, values=tuple("" if value == "0" else value for value in trace.values))
    replay = _Replay(puzzle, solved, Evidence(writes=trace.writes, unwatched=trace.unwatched))
    last_cells: deque[Cell] = deque(maxlen=LAST_WRITES)
    number = 0
    for step in trace:
        if step.number > number + 1:  # the writes between were not kept, but the board after them
            replay.jump_to([trace.values[value] for value in trace.gap])
        number = step.number
        replay.write(step)
        last_cells.append(step.cell)
    if len(last_cells) == LAST_WRITES:
        replay.evidence.last_cells = set(last_cells)
    return replay.evidence


def candidates(board: Board, cell: Cell) -> str:
    """Return the digits that no peer of a cell holds."""
    held = {str(board[row][column]) for row, column in PEERS[cell]}
    return "".join(digit for digit in DIGITS if digit not in held)


class _Replay:
    """The board while the writes happen again, and the evidence so far."""

    def __init__(self, puzzle: Board, solved: Board, evidence: Evidence) -> None:
        self.puzzle, self.solved, self.evidence = puzzle, solved, evidence
        self.givens = _tally(puzzle)
        self.blankings: dict[Cell, Counter[int]] = {}  # of blank cells, by line
        self.jump_to([cell for row in puzzle for cell in row])

    def jump_to(self, values: list[Json]) -> None:
        """Set all cells of the board at once."""
        self.board = [values[start : start + 9] for start in range(0, 81, 9)]
        self.standing = _tally(self.board)
        self.wrong = sum(self.board[row][col] != self.solved[row][col] for row, col in CELLS)

    def write(self, step: Step) -> None:
        """Note what a write shows, and carry it out."""
        given = self.puzzle[step.cell[0]][step.cell[1]]
        if given not in (".", step.new):
            self._note_given(step)
        if not step.new:
            self._note_blank(step, given)
        elif isinstance(step.new, str):
            self._note_digit(step)
        self._tally_units(step)
        self._set(step)
        if self.wrong == 0 and self.evidence.solved is None:
            self.evidence.solved = step
        elif self.wrong and self.evidence.solved and self.evidence.spoilt is None:
            self.evidence.spoilt = step
        self.evidence.last = step

    def _set(self, step: Step) -> None:
        row, column = step.cell
        right, new = self.solved[row][column], step.new or "."
        self.wrong += (new != right) - (self.board[row][column] != right)
        self.board[row][column] = new

    def _note_given(self, step: Step) -> None:
        if step.new:
            self.evidence.overwritten = self.evidence.overwritten or step
        else:
            self.evidence.erased = self.evidence.erased or step

    def _note_blank(self, step: Step, given: str) -> None:
        if given != ".":
            return
        if step.old:
            self.evidence.undos += 1
            return
        lines = self.blankings.setdefault(step.cell, Counter())
        lines[step.line] += 1
        if lines[step.line] > 1:
            self.evidence.missed_undo = self.evidence.missed_undo or step

    def _note_digit(self, step: Step) -> None:
        evidence = self.evidence
        evidence.replaced |= bool(step.old)
        evidence.digits.add(step.new)
        evidence.cells.add(step.cell)
        if step.old:
            return
        evidence.tidying_lines.update(self.blankings.pop(step.cell, ()))
        evidence.placements += 1
        if not (evidence.replaced or evidence.undos):
            fitting = candidates(self.board, step.cell)
            evidence.choices += len(fitting) > 1
            evidence.lowest_first = evidence.lowest_first and step.new == fitting[:1]
            evidence.highest_first = evidence.highest_first and step.new == fitting[-1:]

    def _tally_units(self, step: Step) -> None:
        row, column = step.cell
        before, after = str(self.board[row][column]), str(step.new or ".")
        placed = not step.old and step.new and isinstance(step.new, str)
        for kind, unit in UNITS_OF[step.cell]:
            standing = self.standing[unit]
            if placed and standing[after]:
                self.evidence.clashes[kind] += 1
                self.evidence.clashes_with_givens += bool(self.givens[unit][after])
            standing[before] -= 1
            standing[after] += 1


def _tally(board: Board) -> dict[str, Counter[str]]:
    """Count how often each unit holds each value."""
    return {
        name: Counter(str(board[row][column]) for row, column in unit)
        for name, unit in UNITS.items()
    }
