"""Pages for tests: of approaches on LeetCode's example, and of a few writes to a small board."""

from functools import cache

from harness.page.build import build
from harness.page.lanes import LETTERS, PageLane
from harness.replay.lane import make_lane
from tests.harness.replay.lanes import approach_lane
from tests.support import EXAMPLE


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
