"""Lanes for tests: an approach on LeetCode's example, and a few writes to a small board."""

from harness.replay.lane import Lane
from harness.replay.run_events import RunEvents
from harness.replay.timeline import Timeline
from tests.harness.tapes import SOLUTION, example, taped
from tests.support import APPROACHES, sudoku

WORDS = sudoku().words
SOURCE = (APPROACHES / "recursive_index.py").read_text(encoding="utf-8").splitlines()
PLACES, UNDOES = (at for at, line in enumerate(SOURCE, 1) if "board[row][col] = " in line)
"""The lines of the first approach here that write to the board."""


def lane(name="recursive_index", notes=()):
    """Return an approach on LeetCode's example."""
    trace, solution = example(name)
    line, source = Timeline(trace), (APPROACHES / f"{name}.py").read_text(encoding="utf-8")
    events = RunEvents(line, solution, WORDS)
    return Lane(f"{name}.py", tuple(source.splitlines()), line, events, notes, (3, 3), WORDS)


def small(changes, notes=(), **kept):
    """Return a lane with some writes to a board of four by four."""
    line = Timeline(taped(changes, **kept))
    return Lane(
        "small", ("one line",), line, RunEvents(line, SOLUTION, WORDS), notes, (2, 2), WORDS
    )
