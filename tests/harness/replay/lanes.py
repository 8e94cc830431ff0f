"""Lanes for tests: an approach on LeetCode's example, and a few writes to a small board."""

from dataclasses import replace
from functools import cache

from harness.child.recorder import MOST_KEPT
from harness.record.run_events import find_write_events
from harness.record.timeline import Timeline
from harness.replay.lane import BoardLane
from tests.harness.tapes import SOLUTION, example, taped, tree_of
from tests.support import APPROACHES, sudoku

WORDS = sudoku().words
SOURCE = (APPROACHES / "recursive_index.py").read_text(encoding="utf-8").splitlines()
PLACES, UNDOES = (at for at, line in enumerate(SOURCE, 1) if "board[row][col] = " in line)
"""The lines of the first approach here that write to the board."""
ONE_CALL = tree_of("class Solution:\n    def go(self, n): return", 1)
"""The tree of a search that is one call."""
EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(2)><!--"
KEYS = [
    ([], 0),
    (["right", "right"], 2),
    (["5", "left"], 4181),
    (["left"], 0),
    (["end", "right"], 8365),
    (["]", "]"], 8365),
    (["end", "["], 1),
    (["]", "]", "["], 1),
    (["1"], 836),
    (["5", "0"], 0),
]
"""Keys, by their names in a terminal, and the step of the first approach to which they lead."""


@cache
def approach_lane(name="recursive_index"):
    trace, solution = example(name)
    source = (APPROACHES / f"{name}.py").read_text(encoding="utf-8").splitlines()
    lane = _made(Timeline(trace), solution, title=f"{name}.py", source=tuple(source), box=(3, 3))
    return replace(lane, solved=True)


def small_lane(changes, most=MOST_KEPT, **details):
    """A lane with some writes to a board of four by four, all from one line."""
    line = Timeline(taped(changes, most=most))
    return replace(
        _made(line, SOLUTION, title="small", source=("one line",), box=(2, 2)), **details
    )


def _made(line, solution, **details):
    answer = line.indexes_of(solution)
    events = find_write_events(line, answer, WORDS)
    return BoardLane(
        tree=ONE_CALL, words=WORDS, timeline=line, events=events, answer=answer, **details
    )
