"""Pages for tests: of approaches on LeetCode's example, and of a few writes to a small board."""

from functools import cache

from harness.page.build import build
from harness.page.lanes import LETTERS, PageLane
from harness.record.run_events import find_write_events
from harness.record.timeline import Timeline
from harness.replay.lane import BoardLane, make_lane
from harness.which_case import cases_named
from tests.harness.replay.lanes import ONE_CALL, WORDS, approach_lane
from tests.harness.tapes import recorded_here
from tests.support import APPROACHES, EXAMPLE, sudoku


@cache
def long_lane():
    """The first million writes of a row-by-row search, on a board that punishes it."""
    source = (APPROACHES / "bitmask.py").read_text(encoding="utf-8")
    [case] = cases_named(sudoku(), "Platinum Blonde", ("stress",))
    run = recorded_here(source, sudoku().arguments(case), 1_000_000, 0)
    line = Timeline(run.recorded.trace)
    events = find_write_events(line, words=WORDS)
    return BoardLane(
        title="bitmask",
        tree=ONE_CALL,
        words=WORDS,
        stopped=True,
        timeline=line,
        events=events,
        box=(3, 3),
    )


def page_lanes(lanes):
    return tuple(map(PageLane, LETTERS, lanes, lanes.values()))


def page_of(**lanes):
    return build("37. Sudoku Solver", EXAMPLE, page_lanes(lanes))


@cache
def approaches_page(*names):
    return page_of(**{name: approach_lane(name) for name in names})


def calls_page(*recordings):
    """A page of searches without a board, named a, b, c."""
    lanes = [make_lane(recording, "a case") for recording in recordings]
    shown = map(PageLane, LETTERS, "abcd", lanes)
    return build(recordings[0].problem.title, "a case", [*shown])
