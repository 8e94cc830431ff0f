"""Pages for tests: of approaches on LeetCode's example, and of a few writes to a small board."""

from dataclasses import replace
from functools import cache

from harness.page.build import Page
from harness.page.lanes import page_lanes
from harness.record.run_events import find_events
from harness.record.timeline import Timeline
from harness.replay.lane import Lane
from harness.which_case import cases_named
from tests.harness.replay.lanes import WORDS, lane, small
from tests.harness.tapes import recorded_here
from tests.support import APPROACHES, EXAMPLE, sudoku


@cache
def approach_lane(name):
    """An approach on LeetCode's example."""
    return replace(lane(name), title=name, solved=True)


@cache
def long_lane():
    """The first million writes of a row-by-row search, on a board that punishes it."""
    source = (APPROACHES / "bitmask.py").read_text(encoding="utf-8")
    [case] = cases_named(sudoku(), "Platinum Blonde", ("stress",))
    run = recorded_here(source, sudoku().arguments(case), 1_000_000, 0)
    line = Timeline(run.recorded.trace)
    events = find_events(line, words=WORDS)
    return Lane("bitmask", (), line, events, box=(3, 3), words=WORDS, stopped=True)


def small_lane(changes, kept=None, **details):
    """A lane with some writes to a board of four by four, all from one line."""
    return replace(small(changes, **(kept or {})), **details)


def page_of(undoes=(), **lanes):
    """A page with lanes by name, of which some undo a digit on another board."""
    shown = page_lanes(list(lanes), list(lanes.values()), [name in undoes for name in lanes])
    return Page("37. Sudoku Solver", EXAMPLE, shown)


@cache
def approaches_page(*names):
    """A page of approaches on LeetCode's example."""
    return page_of(("fewest_candidates",), **{name: approach_lane(name) for name in names})
