"""Four questions on what a search does next, at a dead end or where it passes a blank by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from harness.drawing import Drawing
from harness.problem import Question
from harness.trace import Step, Trace

from .board import Board, Cell, blanks_of, candidates, cell_name, start_of
from .draw import draw_board, units_around

STOPS, TAKES_BACK, GOES_ON = "123"
WAYS = {
    STOPS: "it stops",
    TAKES_BACK: "it takes a digit back",
    GOES_ON: "it leaves this blank and goes on to the next",
}
MOST = 200
"""Dead ends that are looked at for one from which the search goes back far."""


@dataclass(frozen=True)
class DeadEnd:
    """A placement with a blank that has no candidate after it, and what the search does then."""

    before: Board
    after: Board
    placed: Step
    stuck: Cell
    way: str
    """One of `WAYS`."""
    cell: Cell
    """The cell that the last question is about: made blank, or filled next."""
    goes_back_far: bool = False
    """True if that cell is not the one that was filled last."""


def questions(trace: Trace, number: int = 0) -> list[Question]:
    """Return questions on a moment of a search; [] if the writes show none.

    Dead ends from which it goes back by two cells are asked about first. A search that takes
    nothing back is asked about where it passes by a blank that nothing fits in.

    Args:
        trace: the writes of the search.
        number: other numbers ask about other moments, as long as there are any.
    """
    ends = list(islice(_dead_ends(trace), MOST)) or list(islice(_passed_by(trace), MOST))
    ends = [one for one in ends if one.goes_back_far] or ends
    return _questions(ends[number % len(ends)]) if ends else []


def _questions(end: DeadEnd) -> list[Question]:
    name, stuck = cell_name(end.placed.cell), cell_name(end.stuck)
    left, right = {end.placed.cell: "missing"}, {end.stuck: "missing"}
    fitting = candidates(end.before, end.placed.cell)
    back = f"It takes the {end.placed.new} in {name} back, and no other digit fits there. "
    last = (
        "Which cell is filled next?"
        if end.way == GOES_ON
        else f"{back * end.goes_back_far}Which cell is made blank now?"
    )
    ways = "; ".join(f"{number} {text}" for number, text in WAYS.items())
    return [
        Question(
            f"Digits placed so far: {end.placed.depth - 1}. Which cell is filled next? "
            "Type it like r1c1.",
            _digits(name),
            draw_board(end.before, end.before, {}),
            partial(_units_typed, end.before),
            name,
        ),
        Question(
            f"It is {name}. Which digits fit there? Type all of them.",
            fitting,
            draw_board(end.before, end.before, left),
            partial(_units_of, end.before, end.placed.cell),
            ", ".join(fitting),
        ),
        Question(
            f"It writes {end.placed.new} into {name}. Now no digit fits in {stuck}. What happens "
            f"when the search finds that out? {ways}.",
            end.way,
            draw_board(end.after, end.before, right),
            partial(_units_of, end.after, end.stuck),
            WAYS[end.way],
        ),
        Question(
            last,
            _digits(cell_name(end.cell)),
            draw_board(end.after, end.before, right),
            partial(_units_typed, end.after),
            cell_name(end.cell),
        ),
    ]


def _dead_ends(trace: Trace) -> Iterator[DeadEnd]:
    """Yield each placement that the next write undoes because a blank has no candidate."""
    for before, after, placed, undone, then in _moments(trace):
        if undone.new or undone.cell != placed.cell:
            continue
        stuck = next((cell for cell in blanks_of(after) if not candidates(after, cell)), None)
        if stuck:
            far = bool(then and not then.new and then.cell != undone.cell)
            cell = then.cell if then and far else undone.cell
            yield DeadEnd(before, after, placed, stuck, TAKES_BACK, cell, far)


def _passed_by(trace: Trace) -> Iterator[DeadEnd]:
    """Yield each placement after which a blank without candidates is passed by, in reading order.

    Only in a search that never takes anything back can nothing else happen with that blank.
    """
    if any(step.old or not step.new for step in trace):
        return
    for before, after, placed, then, _ in _moments(trace):
        between = (cell for cell in blanks_of(after) if placed.cell < cell < then.cell)
        if stuck := next((cell for cell in between if not candidates(after, cell)), None):
            yield DeadEnd(before, after, placed, stuck, GOES_ON, then.cell)


def _moments(trace: Trace) -> Iterator[tuple[Board, Board, Step, Step, Step | None]]:
    """Yield the board before and after each placement that a write follows, and two writes."""
    board, steps = start_of(trace), list(trace)
    for placed, following, then in zip(steps, steps[1:], [*steps[2:], None], strict=False):
        before = [row[:] for row in board]
        board[placed.cell[0]][placed.cell[1]] = str(placed.new or ".")
        if placed.new and not placed.old:
            yield before, [row[:] for row in board], placed, following, then


def _digits(text: str) -> str:
    return re.sub(r"\D", "", text)


def _units_typed(board: Board, typed: str) -> Drawing:
    """Draw the units of the cell that was typed, or say how to type one."""
    digits = _digits(typed)
    if len(digits) != 2 or "0" in digits or max(digits) > "9":
        return [[("A cell is typed as r1c1: its row, then its column.", "")]]
    return _units_of(board, (int(digits[0]) - 1, int(digits[1]) - 1), typed)


def _units_of(board: Board, cell: Cell, _typed: str) -> Drawing:
    return units_around(board, board, cell, {})
