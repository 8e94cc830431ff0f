"""Four questions on what a search does next, at its first dead end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from harness.records import Drawing, Question
from harness.trace import Step, Trace

from .board import DIGITS, PEERS, UNITS, Board, Cell, at, cell_name
from .draw import draw_board

WAYS = "1 it stops; 2 it undoes a digit; 3 it skips this blank and goes on to the next"
TAKES_BACK = "2"
MOST = 200
"""Dead ends that are looked at for one from which the search goes back far."""


@dataclass(frozen=True)
class DeadEnd:
    """A placement after which a blank has no candidate, and the writes that take digits back."""

    before: Board
    after: Board
    placed: Step
    stuck: Cell
    undone: Step
    then_undone: Step | None
    """The write after that, if it takes another digit back."""


def questions(trace: Trace) -> list[Question]:
    """Return questions on a dead end; [] if the writes show none.

    It is the first one from which the search goes back by two cells, else the first one.
    """
    ends = list(islice(_dead_ends(trace), MOST))
    end = next((one for one in ends if one.then_undone), ends[0] if ends else None)
    return _questions(end) if end else []


def _questions(end: DeadEnd) -> list[Question]:
    name, stuck = cell_name(end.placed.cell), cell_name(end.stuck)
    left, right = {end.placed.cell: "missing"}, {end.stuck: "missing"}
    emptied = end.then_undone or end.undone
    back = f"It undoes the {end.placed.new} in {name}, and no other digit fits there. "
    return [
        Question(
            f"Digits placed so far: {end.placed.depth - 1}. Which cell is filled next? "
            "Type it like r1c1.",
            _digits(name),
            draw_board(end.before, end.before, {}),
            partial(_units_typed, end.before),
        ),
        Question(
            f"It is {name}. Which digits fit there? Type all of them.",
            "".join(_candidates(end.before, end.placed.cell)),
            draw_board(end.before, end.before, left),
            partial(_units_of, end.before, end.placed.cell),
        ),
        Question(
            f"It writes {end.placed.new} into {name}. Now no digit fits in {stuck}. What happens "
            f"when the search finds that out? {WAYS}.",
            TAKES_BACK,
            draw_board(end.after, end.before, right),
            partial(_units_of, end.after, end.stuck),
        ),
        Question(
            f"{back * bool(end.then_undone)}Which cell is made blank now?",
            _digits(cell_name(emptied.cell)),
            draw_board(end.after, end.before, right),
            partial(_units_typed, end.after),
        ),
    ]


def _dead_ends(trace: Trace) -> Iterator[DeadEnd]:
    """Yield each placement that the next write undoes because a blank has no candidate."""
    flat = [str(trace.values[index]) if index else "." for index in trace.start]
    board = [flat[start : start + 9] for start in range(0, 81, 9)]
    steps = list(trace)
    for placed, undone, then in zip(steps, steps[1:], [*steps[2:], None], strict=False):
        before = [row[:] for row in board]
        board[placed.cell[0]][placed.cell[1]] = str(placed.new or ".")
        if placed.old or not placed.new or undone.new or undone.cell != placed.cell:
            continue
        stuck = next((cell for cell in _blanks(board) if not _candidates(board, cell)), None)
        if stuck:
            goes_on = then and not then.new and then.cell != undone.cell
            after = [row[:] for row in board]
            yield DeadEnd(before, after, placed, stuck, undone, then if goes_on else None)


def _blanks(board: Board) -> list[Cell]:
    return [(row, column) for row in range(9) for column in range(9) if board[row][column] == "."]


def _candidates(board: Board, cell: Cell) -> list[str]:
    taken = {at(board, peer) for peer in PEERS[cell]}
    return [digit for digit in DIGITS if digit not in taken]


def _digits(text: str) -> str:
    return re.sub(r"\D", "", text)


def _units_typed(board: Board, typed: str) -> Drawing:
    """Draw the units of the cell that was typed; [] if that is not a cell."""
    digits = _digits(typed)
    if len(digits) != 2 or "0" in digits or max(digits) > "9":
        return [[("A cell is typed as r1c1: its row, then its column.", "")]]
    return _units_of(board, (int(digits[0]) - 1, int(digits[1]) - 1), typed)


def _units_of(board: Board, cell: Cell, _typed: str) -> Drawing:
    """Draw the row, the column and the box of a cell."""
    lines: Drawing = []
    for name, unit in UNITS.items():
        if cell in unit:
            values = [at(board, other) for other in unit]
            shown = " | ".join(" ".join(values[start : start + 3]) for start in (0, 3, 6))
            lines.append([(f"{name:<10}", "title"), (shown, "")])
    return lines
