"""The evidence: what the writes of a run show, gathered in one pass. Pure; it names no mistake."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from harness.value import Json

from ..board import CELLS, UNITS, Board, Cell, at, candidates

if TYPE_CHECKING:
    from harness.trace import Step, Trace

LAST_WRITES = 500
LONGEST_CIRCLE = 100
"""The last writes that are looked at, and the most writes that one turn of a circle may have."""


@dataclass(slots=True)
class Evidence:
    """The facts that the writes of one run show."""

    writes: int = 0
    """The number of writes, those included that were not kept."""
    rows_replaced: bool = False
    """True if rows were replaced, so that writes into the new ones may be missing."""
    aliased: bool = False
    """True if a row was the same list as another in the end."""
    solved: Step | None = None
    """The write that completed the right answer."""
    spoilt: Step | None = None
    """The first write that changed the complete answer."""
    changed_givens: dict[Cell, Step] = field(default_factory=dict)
    """The writes that changed those givens that were not put back: the first digit that was written
    over the given, or else the blank."""
    undos: int = 0
    """Blanks written over placed digits."""
    placements: int = 0
    """Digits written into blanks."""
    missed_undo: Step | None = None
    """The first time that a line blanks, for the second time, a cell that is blank already.
    Once is what it takes to tidy up, or to turn a board of numbers back."""
    tidying_lines: set[int] = field(default_factory=set)
    """Lines that blanked a blank cell right before a digit was placed there: they undo nothing."""
    replaced: bool = False
    """True if a digit was replaced by another without a blank in between."""
    tried_again: bool = False
    """True if a second digit was written to a blank of the puzzle."""
    lowest_first: bool = True
    """True if each digit placed before the first undo or replacement was the lowest candidate."""
    highest_first: bool = True
    """The same for the highest candidate."""
    choices: int = 0
    """Placements before the first undo or replacement where there was another candidate."""
    guesses: int = 0
    """The choices where the digit fitted in another cell of each of its units, too."""
    digits: set[str] = field(default_factory=set)
    """The values other than blanks that were written."""
    cells: set[Cell] = field(default_factory=set)
    """The cells that they were written to."""
    last_cells: set[Cell] = field(default_factory=set)
    """The cells of the last writes; empty if there were only a few writes."""
    circle: int = 0
    """The number of writes that come again and again at the end; 0 if they differ."""
    last: Step | None = None
    """The last write."""
    last_sweep: set[Cell] = field(default_factory=set)
    """The cells that the last line wrote at the end, each once and in the order of the board."""

    @property
    def is_search(self) -> bool:
        """True if digits were undone or replaced, which just writing an answer does not do."""
        return self.undos > 0 or self.tried_again

    @property
    def tries_in_order(self) -> bool:
        """True if digits were tried up or down in order, as a search does."""
        return self.lowest_first or self.highest_first


def gather(puzzle: Board, solved: Board, trace: Trace) -> Evidence:
    """Replay the writes and return what they show.

    Args:
        puzzle: the board as it was passed in.
        solved: its only solution.
        trace: the writes, in which '' stands for a blank.
    """
    evidence = Evidence(
        writes=trace.writes, rows_replaced=trace.rows_replaced, aliased=trace.aliased
    )
    replay = _Replay(puzzle, solved, evidence)
    latest: deque[Step] = deque(maxlen=LAST_WRITES)
    number = 0
    for step in trace:
        if step.number > number + 1:  # the writes between were not kept, but the board after them
            replay.jump_to([trace.values[value] for value in trace.gap])
        number = step.number
        replay.write(step)
        latest.append(step)
    if len(latest) == LAST_WRITES:
        evidence.last_cells = {step.cell for step in latest}
        evidence.circle = _circle([(step.cell, str(step.new)) for step in latest])
    evidence.last_sweep = _last_sweep(latest)
    return evidence


def is_hidden_single(board: Board, cell: Cell, digit: str) -> bool:
    """Return True if a digit fits in no other blank of one of the cell's units."""
    return any(
        not any(
            at(board, other) == "." and digit in candidates(board, other)
            for other in unit
            if other != cell
        )
        for unit in UNITS.values()
        if cell in unit
    )


def _circle(writes: list[tuple[Cell, str]]) -> int:
    """Return how many writes come again and again, or 0 if they differ."""
    lengths = range(1, LONGEST_CIRCLE + 1)
    return next((length for length in lengths if writes[length:] == writes[:-length]), 0)


def _last_sweep(latest: Sequence[Step]) -> set[Cell]:
    """Return the cells that the last line wrote by rows or by columns, until the run ended."""
    longest: set[Cell] = set()
    for order in (1, -1):
        sweep: list[Cell] = []
        for step in reversed(latest):
            in_order = not sweep or step.cell[::order] < sweep[-1][::order]
            if not in_order or step.line != latest[-1].line:
                break
            sweep.append(step.cell)
        longest = max(longest, set(sweep), key=len)
    return longest


class _Replay:
    """The board while the writes happen again, and the evidence so far."""

    def __init__(self, puzzle: Board, solved: Board, evidence: Evidence) -> None:
        self.puzzle, self.solved, self.evidence = puzzle, solved, evidence
        self.blankings: dict[Cell, Counter[int]] = {}  # of blank cells, by line
        self.overwritten: dict[Cell, Step] = {}  # givens, by another digit
        self.jump_to([cell for row in puzzle for cell in row])

    def jump_to(self, values: list[Json]) -> None:
        """Set all cells of the board at once."""
        self.board = [values[start : start + 9] for start in range(0, 81, 9)]
        self.wrong = sum(self.board[row][col] != self.solved[row][col] for row, col in CELLS)

    def write(self, step: Step) -> None:
        """Note what a write shows, and carry it out."""
        given = at(self.puzzle, step.cell)
        if not step.new:
            self._note_blank(step, given)
        elif isinstance(step.new, str):
            self._note_digit(step)
        self._set(step)
        if given != ".":
            self._note_given(step, given)
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

    def _note_given(self, step: Step, given: str) -> None:
        changed = self.evidence.changed_givens
        if step.new == given:
            changed.pop(step.cell, None)
            return
        if step.new and step.old == given:
            self.overwritten.setdefault(step.cell, step)
        changed.setdefault(step.cell, step)
        if step.cell in self.overwritten:
            changed[step.cell] = self.overwritten[step.cell]

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
        if step.old == step.new:
            return
        evidence.replaced |= bool(step.old)
        evidence.tried_again |= step.cell in evidence.cells and at(self.puzzle, step.cell) == "."
        evidence.digits.add(step.new)
        evidence.cells.add(step.cell)
        if step.old:
            return
        last = evidence.last
        if last and last.cell == step.cell and not last.old:
            evidence.tidying_lines.add(last.line)
        self.blankings.pop(step.cell, None)
        evidence.placements += 1
        if not (evidence.replaced or evidence.undos):
            fitting = candidates(self.board, step.cell)
            evidence.lowest_first = evidence.lowest_first and step.new == fitting[:1]
            evidence.highest_first = evidence.highest_first and step.new == fitting[-1:]
            if len(fitting) > 1:
                evidence.choices += 1
                evidence.guesses += not is_hidden_single(self.board, step.cell, step.new)
